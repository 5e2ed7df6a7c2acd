import { parentPort } from 'node:worker_threads'
import type { Done } from '../../platform/thread-pool.ts'
import { alternativesTo, type Changed } from './solver/alternatives.ts'
import type { Problem, Solved } from './solver/problem.ts'
import { solve } from './solver/solve.ts'

export interface Task {
  problem: Problem
  /** With offers one condition worse; null where no line says a condition. */
  relaxed: Problem | null
  /** How many of the last lines stay whatever happens. */
  kept: number
}

export interface Answer {
  solved: Solved
  changed: Changed[]
}

/** A list of 100 lines against 200 stores is to be answered in two seconds, reading included. */
const SOLVING_MS = 1400
const ALTERNATIVES_MS = 250

const port = parentPort!

port.on('message', ({ problem, relaxed, kept }: Task) => {
  try {
    const solved = solve(problem, SOLVING_MS)
    const changed = alternativesTo({ problem, relaxed, kept, solved }, ALTERNATIVES_MS)
    port.postMessage({ answer: { solved, changed } } satisfies Done<Answer>)
  } catch (error) {
    port.postMessage({ problem: String(error) } satisfies Done<Answer>)
  }
})
