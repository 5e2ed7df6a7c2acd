import { climb, type Relaxed } from './ascent.ts'
import { Bound } from './bound.ts'
import { type Choice, Market } from './market.ts'
import { lighten } from './lighten.ts'
import { improve, topUp } from './neighbours.ts'
import type { Problem, Solved } from './problem.ts'
import { CLOSED, FREE, OPEN, payingBy, type States, UNDECIDED, waysLeft } from './states.ts'
import { cheapestWithin } from './within.ts'

const ROOT_ROUNDS = 400
const NODE_ROUNDS = 50
const MOST_SWAPPED_IN = 100
const STARTS = 8

/** A part of the search: the stores decided so far, and a bound on what any purchase in it costs. */
interface SearchPart {
  states: States
  worth: Float64Array
  value: number
}

/** A store, and the states that may be decided for it. */
type Question = [store: number, states: number[]]

export function solve(problem: Problem, milliseconds: number): Solved {
  return new Search(new Market(problem), performance.now() + milliseconds).run()
}

/** Best-first search: the part that could be cheapest is bounded, and split at the store least decided. */
class Search {
  readonly #market: Market
  readonly #bound: Bound
  readonly #deadline: number
  #best: Choice
  readonly #leastGoods: number
  #parts: SearchPart[] = []
  #unsure = Infinity

  constructor(market: Market, deadline: number) {
    this.#market = market
    this.#deadline = deadline
    this.#bound = new Bound(market)
    this.#best = market.choice(new Uint8Array(market.stores).fill(1))
    this.#leastGoods = market.spent.reduce((sum, each) => sum + each, 0)
  }

  run(): Solved {
    const states = new Int32Array(this.#market.stores).fill(UNDECIDED)
    const looks: Uint8Array[] = []
    const { gains } = this.#relax(states, ROOT_ROUNDS, (open) => {
      this.#note(open)
      looks.push(open)
    })
    const liked = [...gains.keys()].sort((a, b) => gains[b]! - gains[a]!).slice(0, MOST_SWAPPED_IN)
    for (const open of [this.#openOf(this.#best), ...looks.slice(-STARTS)]) this.#polish(open, liked)
    this.#lighten()
    this.#split({ states, ...this.#relax(states, ROOT_ROUNDS / 2) })
    while (this.#parts.length && !this.#isLate()) this.#explore(this.#takeBest())
    const values = [this.#best.total, this.#unsure, ...this.#parts.map((part) => part.value)]
    const bound = Math.max(0, wholeCents(Math.min(...values)))
    const purchase = this.#market.purchaseOf(this.#best)
    return { ...purchase, bound: Math.min(this.#best.total, bound), leastGoods: this.#leastGoods }
  }

  #relax(states: States, rounds: number, onOpen = (open: Uint8Array) => this.#note(open)): Relaxed {
    return climb(this.#bound, states, { rounds, deadline: this.#deadline, upper: () => this.#best.total, onOpen })
  }

  #note(open: Uint8Array) {
    if (this.#market.cost(open) < this.#best.total) this.#keep(topUp(this.#market, open, this.#deadline))
  }

  #keep(choice: Choice) {
    if (choice.total < this.#best.total) this.#best = choice
  }

  #polish(open: Uint8Array, swapping: number[] = []) {
    if (this.#isLate()) return
    improve(this.#market, open, this.#deadline, swapping)
    this.#keep(topUp(this.#market, open, this.#deadline))
  }

  #lighten() {
    if (!this.#isLate()) this.#keep(lighten(this.#market, this.#openOf(this.#best), this.#deadline))
  }

  #isLate = () => performance.now() >= this.#deadline

  #openOf({ units }: Choice) {
    const open = new Uint8Array(this.#market.stores)
    units.forEach((taken, entry) => taken && (open[this.#market.storeOf[entry]!] = 1))
    return open
  }

  #takeBest() {
    const at = this.#parts.reduce((best, part, each) => (part.value < this.#parts[best]!.value ? each : best), 0)
    return this.#parts.splice(at, 1)[0]!
  }

  #explore(part: SearchPart) {
    if (this.#isDone(part.value)) return
    this.#bound.worth.set(part.worth)
    const before = this.#best.total
    const relaxed = this.#relax(part.states, NODE_ROUNDS)
    if (this.#best.total < before) this.#polish(this.#openOf(this.#best))
    this.#split({ states: part.states, ...relaxed })
  }

  #isDone = (value: number) => wholeCents(value) >= this.#best.total

  #split({ states, value, worth, gains, use }: SearchPart & Relaxed) {
    if (this.#isDone(value)) return
    this.#decide(states, value, gains)
    const undecided = leastDecided(states, use, gains)
    const next = undecided === null ? (this.#freeOrNot(states) ?? this.#lightOrNot(states)) : null
    const [store, options] = next ?? [undecided, [OPEN, CLOSED]]
    if (store === null) return this.#settle(states, value)
    for (const state of options) {
      const decided = states.slice()
      decided[store] = state
      this.#parts.push({ states: decided, worth, value })
    }
  }

  /** Returns an open store of which it is not decided whether its freight is free. */
  #freeOrNot(states: States): Question | null {
    const { stores } = this.#market.problem
    const at = stores.findIndex(
      ({ ways, free }, store) => states[store] === OPEN && ways.at(-1)!.cents > 0 && free.length > 0,
    )
    return at < 0 ? null : [at, [payingBy(0, stores[at]!.ways.length - 1), FREE]]
  }

  /** Returns a store whose cheapest goods need a dearer way than the cheapest that is left to it. */
  #lightOrNot(states: States): Question | null {
    const { stores } = this.#market.problem
    this.#market.cost(openOf(states))
    for (let store = 0; store < stores.length; store++) {
      const { ways } = stores[store]!
      const { from, to } = waysLeft(states[store]!, ways.length)
      if (states[store] === FREE || from === to) continue
      if (this.#market.loads.freightOf(stores, store) > ways[from]!.cents)
        return [store, [payingBy(from, from), payingBy(from + 1, to)]]
    }
    return null
  }

  /** Decides every store whose other state would cost more than what is known. */
  #decide(states: States, value: number, gains: Float64Array) {
    states.forEach((state, store) => {
      if (state !== UNDECIDED || !this.#isDone(value + Math.abs(gains[store]!))) return
      states[store] = gains[store]! > 0 ? OPEN : CLOSED
    })
  }

  #settle(states: States, value: number) {
    const { choice, isSure } = cheapestWithin(this.#market, states, this.#best.total)
    this.#keep(choice)
    if (!isSure) this.#unsure = Math.min(this.#unsure, value)
  }
}

const openOf = (states: States) => Uint8Array.from(states, (state) => (state > UNDECIDED ? 1 : 0))

/** A total is a whole number of cents; the bound's own rounding is far below a thousandth of one. */
const wholeCents = (value: number) => Math.ceil(value - 1e-3)

function leastDecided(states: States, use: Float64Array, gains: Float64Array) {
  const doubtOf = (store: number) => Math.abs(use[store]! - 0.5) + Math.min(0.1, Math.abs(gains[store]!) * 1e-5)
  let least: number | null = null
  states.forEach((state, store) => {
    if (state === UNDECIDED && (least === null || doubtOf(store) < doubtOf(least))) least = store
  })
  return least
}
