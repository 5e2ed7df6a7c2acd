import { freightOf, type Load, type Problem, type Solved } from './problem.ts'
import { solve } from './solve.ts'

interface Few {
  most: number
  /** Stores that have a parcel anyway. */
  always: ReadonlySet<number>
}

/** Units that a set of stores lacks, then cents: the set with less of the first is better, then of the second. */
type Worth = [missing: number, cents: number]

interface Guess {
  stores: number[]
  worth: Worth
}

/** So many sets of stores are looked at one by one; of more, a search tries those that differ in one store. */
const MOST_SETS = 3000
const MOST_SOLVED = 30
const GUESSING_SHARE = 0.4

/** Returns the cheapest purchase found from few stores; `bound` is 0 if fewer units are bought than there are. */
export function solveWithFew(problem: Problem, { most, always }: Few, milliseconds: number): Solved {
  const deadline = performance.now() + milliseconds
  const left = () => Math.max(1, deadline - performance.now())
  const whole = solve(problem, milliseconds / 3)
  if (usedOf(problem, whole, always) <= most) return whole
  const guesses = new Guesses(problem, { most, always }).best(performance.now() + left() * GUESSING_SHARE)
  let best: Solved | null = null
  for (const [at, { stores }] of guesses.entries()) {
    if (best && performance.now() >= deadline) break
    const solved = solveFrom(problem, new Set([...always, ...stores]), left() / (guesses.length - at))
    if (!best || isBetter(worthOf(solved), worthOf(best))) best = solved
  }
  const found = best!
  const isWhole = unitsOf(found.missing) === unitsOf(whole.missing)
  return { ...found, bound: isWhole ? whole.bound : 0, leastGoods: isWhole ? whole.leastGoods : 0 }
}

const unitsOf = (missing: number[]) => missing.reduce((sum, units) => sum + units, 0)
const worthOf = ({ missing, total }: Solved): Worth => [unitsOf(missing), total]
const isBetter = (one: Worth, other: Worth) => one[0] < other[0] || (one[0] === other[0] && one[1] < other[1])

const usedOf = ({ offers }: Problem, { picks }: Solved, always: ReadonlySet<number>) =>
  new Set(picks.map(({ offer }) => offers[offer]!.store).filter((store) => !always.has(store))).size

function solveFrom(problem: Problem, open: ReadonlySet<number>, milliseconds: number): Solved {
  const kept = [...problem.offers.keys()].filter((offer) => open.has(problem.offers[offer]!.store))
  const solved = solve({ ...problem, offers: kept.map((offer) => problem.offers[offer]!) }, milliseconds)
  return { ...solved, picks: solved.picks.map((pick) => ({ ...pick, offer: kept[pick.offer]! })) }
}

/** Judges sets of stores by the cheapest units in them, without looking for free freight or lighter parcels. */
class Guesses {
  readonly #problem: Problem
  readonly #few: Few
  readonly #stores: number[]
  readonly #offersOf: number[][]
  readonly #seen = new Map<string, Guess>()

  constructor(problem: Problem, few: Few) {
    this.#problem = problem
    this.#few = few
    this.#stores = [...new Set(problem.offers.map(({ store }) => store))].filter((store) => !few.always.has(store))
    const byPrice = [...problem.offers.keys()].sort((a, b) => problem.offers[a]!.price - problem.offers[b]!.price)
    this.#offersOf = problem.quantities.map((_, line) =>
      byPrice.filter((offer) => problem.offers[offer]!.lines.includes(line)),
    )
  }

  best(deadline: number): Guess[] {
    if (setsOf(this.#stores.length, this.#few.most) <= MOST_SETS) this.#lookAtAll([], 0)
    else this.#climb(deadline)
    return [...this.#seen.values()].sort((a, b) => (isBetter(a.worth, b.worth) ? -1 : 1)).slice(0, MOST_SOLVED)
  }

  #lookAtAll(stores: number[], from: number) {
    this.#look(stores)
    if (stores.length === this.#few.most) return
    for (let at = from; at < this.#stores.length; at++) this.#lookAtAll([...stores, this.#stores[at]!], at + 1)
  }

  #climb(deadline: number) {
    let now = this.#look([])
    for (let isBetterNow = true; isBetterNow;) {
      isBetterNow = false
      for (const next of this.#neighbours(now.stores)) {
        if (performance.now() >= deadline) return
        const guess = this.#look(next)
        if (!isBetter(guess.worth, now.worth)) continue
        now = guess
        isBetterNow = true
      }
    }
  }

  #neighbours(stores: number[]) {
    const others = this.#stores.filter((store) => !stores.includes(store))
    const without = stores.map((_, at) => stores.toSpliced(at, 1))
    const more = stores.length < this.#few.most ? others.map((store) => [...stores, store]) : []
    return [...more, ...without, ...without.flatMap((rest) => others.map((store) => [...rest, store]))]
  }

  #look(stores: number[]): Guess {
    const key = stores.toSorted((a, b) => a - b).join(' ')
    const known = this.#seen.get(key)
    if (known) return known
    const guess = { stores, worth: this.#worthOf(new Set([...this.#few.always, ...stores])) }
    this.#seen.set(key, guess)
    return guess
  }

  #worthOf(open: ReadonlySet<number>): Worth {
    const { quantities, offers, stores } = this.#problem
    const taken = new Map<number, number>()
    const loads = new Map<number, Load>()
    let missing = 0
    quantities.forEach((quantity, line) => {
      let need = quantity
      for (const at of this.#offersOf[line]!) {
        if (!need) break
        const { store, price, stock, grams, cards } = offers[at]!
        if (!open.has(store)) continue
        const units = Math.min(need, stock - (taken.get(at) ?? 0))
        if (units <= 0) continue
        taken.set(at, (taken.get(at) ?? 0) + units)
        const load = loads.get(store) ?? { goods: 0, grams: 0, cards: 0 }
        load.goods += units * price
        load.grams += units * grams
        load.cards += units * cards
        loads.set(store, load)
        need -= units
      }
      missing += need
    })
    let cents = 0
    for (const [store, load] of loads) cents += load.goods + freightOf(stores[store]!, load)
    return [missing, cents]
  }
}

function setsOf(stores: number, most: number) {
  let [sets, ofSize] = [1, 1]
  for (let size = 1; size <= Math.min(most, stores); size++) {
    ofSize = (ofSize * (stores - size + 1)) / size
    sets += ofSize
  }
  return sets
}
