import type { Bound } from './bound.ts'
import { CLOSED, type States, UNDECIDED } from './states.ts'

export interface Relaxed {
  value: number
  worth: Float64Array
  /** Cents that each store saves by being open, at the best worths. */
  gains: Float64Array
  /** How often each store was open of late, 0 to 1. */
  use: Float64Array
}

interface Climb {
  rounds: number
  /** When to stop, on the scale of `performance.now()`. */
  deadline: number
  /** The cost of a known purchase, towards which the bound climbs; read anew each round. */
  upper: () => number
  onOpen: (open: Uint8Array) => void
}

const PATIENCE = 12
const ROUNDS_A_LOOK = 8
const MEMORY = 0.9
const DEFLECTION = 0.35
const LEAST_STEP = 0.004

/** Raises the bound by subgradient steps from the worths that the bound holds; leaves the best ones in it. */
export function climb(bound: Bound, states: States, { rounds, deadline, upper, onOpen }: Climb): Relaxed {
  const best = { value: -Infinity, worth: bound.worth.slice(), gains: bound.gains.slice() }
  const use = Float64Array.from(states, (state) => (state > UNDECIDED ? 1 : 0))
  const direction = new Float64Array(bound.worth.length)
  let step = 1.2
  let since = 0
  for (let round = 0; round < rounds && step > LEAST_STEP; round++) {
    const value = bound.value(states)
    if (value > best.value + 0.01) {
      best.value = value
      best.worth.set(bound.worth)
      best.gains.set(bound.gains)
      since = 0
    } else if (++since >= PATIENCE) {
      step /= 2
      since = 0
      bound.worth.set(best.worth)
      bound.value(states)
      direction.fill(0)
    }
    if (best.value >= upper() || performance.now() > deadline) break
    for (let store = 0; store < use.length; store++)
      use[store] = MEMORY * use[store]! + (1 - MEMORY) * (isOpen(bound, states, store) ? 1 : 0)
    if (round % ROUNDS_A_LOOK === 0) onOpen(openOf(bound, states))
    if (!move(bound, direction, step * Math.max(upper() - value, 1))) break
  }
  bound.worth.set(best.worth)
  return { ...best, use }
}

/** Moves the worths along the slack, dear lines farther, with some of the last direction; false if nothing lacks. */
function move({ worth, slack, scales }: Bound, direction: Float64Array, length: number) {
  let norm = 0
  for (let line = 0; line < worth.length; line++) {
    direction[line] = slack[line]! + DEFLECTION * direction[line]!
    norm += scales[line]! * direction[line]! ** 2
  }
  if (norm < 1e-9) return false
  for (let line = 0; line < worth.length; line++)
    worth[line] = Math.max(0, worth[line]! + (length / norm) * scales[line]! * direction[line]!)
  return true
}

const isOpen = ({ gains }: Bound, states: States, store: number) =>
  states[store]! > UNDECIDED || (states[store] !== CLOSED && gains[store]! > 0)

const openOf = (bound: Bound, states: States) =>
  Uint8Array.from(states, (_, store) => (isOpen(bound, states, store) ? 1 : 0))
