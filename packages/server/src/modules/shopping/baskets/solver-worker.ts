import { alternativesTo, type Changed } from '@bra/solver/alternatives'
import type { Problem, Solved } from '@bra/solver/problem'
import { solve } from '@bra/solver/solve'

export interface Task {
  problem: Problem
  /** The same problem with each line accepting one condition worse; null if that changes no line. */
  relaxed: Problem | null
  /** Number of last lines, which stand for goods that stay in the cart. */
  kept: number
}

export interface Answer {
  solved: Solved
  changed: Changed[]
}

/** A list of 100 lines against 200 stores is to be answered in two seconds, reading included. */
const SOLVING_MS = 1400
const ALTERNATIVES_MS = 250

export function work({ problem, relaxed, kept }: Task): Answer {
  const solved = solve(problem, SOLVING_MS)
  return { solved, changed: alternativesTo({ problem, relaxed, kept, solved }, ALTERNATIVES_MS) }
}
