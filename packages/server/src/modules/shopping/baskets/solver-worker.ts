import { alternativesTo, type Changed } from '@bra/solver/alternatives'
import { solveWithFew } from '@bra/solver/few-stores'
import type { Problem, Solved } from '@bra/solver/problem'
import { solve } from '@bra/solver/solve'

export interface Task {
  problem: Problem
  /** The same problem with each line accepting one condition worse; null if that changes no line. */
  relaxed: Problem | null
  /** Number of last lines, which stand for goods that stay in the cart. */
  kept: number
  /** The most stores to buy from beside those of these goods; null for any. */
  most: number | null
}

export interface Answer {
  solved: Solved
  changed: Changed[]
}

/** A list of 100 lines against 200 stores is to be answered in two seconds, reading included. */
const SOLVING_MS = 1400
const ALTERNATIVES_MS = 250

export function work({ problem, relaxed, kept, most }: Task): Answer {
  if (most !== null) {
    const few = { most, always: storesOfKept(problem, kept) }
    // a change that is told apart from the limit would promise what the limit forbids
    return { solved: solveWithFew(problem, few, SOLVING_MS + ALTERNATIVES_MS), changed: [] }
  }
  const solved = solve(problem, SOLVING_MS)
  return { solved, changed: alternativesTo({ problem, relaxed, kept, solved }, ALTERNATIVES_MS) }
}

function storesOfKept({ offers, quantities }: Problem, kept: number) {
  const first = quantities.length - kept
  return new Set(offers.filter(({ lines }) => lines.some((line) => line >= first)).map(({ store }) => store))
}
