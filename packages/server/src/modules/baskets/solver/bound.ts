import type { Market } from './market.ts'
import { entriesByStore, goodsOf, mostSpent } from './shelves.ts'

/** What is decided of a store in a part of the search. */
export const UNDECIDED = 0
export const CLOSED = -1
export const OPEN = 1
/** Open, and its freight is paid; open, and so much is bought that there is none. */
export const PAYING = 2
export const FREE = 3

const BUCKETS = 32

/**
 * Lower bounds by Lagrangian relaxation: each line pays its own price for a unit (`worth`), and each store opens where
 * that covers its freight. Whatever the worths are, no purchase costs less than the value; ascent makes it tight.
 */
export class Bound {
  readonly #market: Market
  readonly #from: Int32Array
  readonly #lineAt: Int32Array
  readonly #priceAt: Int32Array
  /** Units of the line that the entry can serve beside the cheaper ones of its store. */
  readonly #takeAt: Int32Array
  readonly #freights: Float64Array
  readonly #freeFrom: Float64Array
  /** The most that can be spent in a store, and how much of it only by taking dearer units than needed, cents. */
  readonly #shelves: Float64Array
  readonly #waste: Float64Array
  readonly #goods = new Float64Array(BUCKETS)
  /** How far each store's dear goods are bought to reach free freight: whole buckets of this width, and a share of one. */
  readonly #cuts: Float64Array
  readonly #widths: Float64Array
  /** What each store lacks of free freight: of a dearer unit no more than that counts, so that no part of one will do. */
  readonly #lacking: Float64Array
  readonly worth: Float64Array
  /** The cheapest unit of each line: what a dear one is worth is unsure by more cents than what a cheap one is. */
  readonly scales: Float64Array
  /** Of the last value: what each store saves by being open, and units still wanted of each line. */
  readonly gains: Float64Array
  readonly slack: Float64Array

  constructor(market: Market) {
    this.#market = market
    const entries = entriesByStore(market)
    this.#from = Int32Array.from([0, ...runningTotals(entries.map((each) => each.length))])
    this.#lineAt = Int32Array.from(entries.flat(), (entry) => entry.line)
    this.#priceAt = Int32Array.from(entries.flat(), (entry) => entry.price)
    this.#takeAt = Int32Array.from(entries.flat(), (entry) => entry.take)
    this.#freights = Float64Array.from(market.problem.stores, (store) => store.freight)
    this.#freeFrom = Float64Array.from(market.problem.stores, (store) => store.freeFrom ?? Infinity)
    this.#shelves = mostSpent(market)
    this.#waste = this.#shelves.map((most, store) => most - goodsOf(entries[store]!))
    this.#cuts = new Float64Array(market.stores)
    this.#widths = new Float64Array(market.stores)
    this.#lacking = new Float64Array(market.stores)
    this.scales = scalesOf(market)
    this.worth = this.#firstWorth()
    this.gains = new Float64Array(market.stores)
    this.slack = new Float64Array(market.lines)
  }

  /** A lower bound on every purchase from the stores that `states` leaves. */
  value(states: Int8Array): number {
    const { needs } = this.#market
    let value = 0
    for (let line = 0; line < needs.length; line++) {
      value += needs[line]! * this.worth[line]!
      this.slack[line] = needs[line]!
    }
    for (let store = 0; store < states.length; store++) {
      if (states[store] === CLOSED) continue
      const gain = this.#gainOf(store, states[store]!)
      this.gains[store] = gain
      if (states[store] === UNDECIDED && gain <= 0) continue
      value -= gain
      this.#serve(store)
    }
    return value
  }

  #gainOf(store: number, state: number) {
    let gain = 0
    let spent = 0
    for (let at = this.#from[store]!; at < this.#from[store + 1]!; at++) {
      const margin = this.worth[this.#lineAt[at]!]! - this.#priceAt[at]!
      if (margin <= 0) continue
      gain += margin * this.#takeAt[at]!
      spent += this.#priceAt[at]! * this.#takeAt[at]!
    }
    return gain - this.#leastFreight(store, spent, state)
  }

  #serve(store: number) {
    const cut = this.#cuts[store]!
    for (let at = this.#from[store]!; at < this.#from[store + 1]!; at++) {
      const line = this.#lineAt[at]!
      if (this.worth[line]! > this.#priceAt[at]!) this.slack[line]! -= this.#takeAt[at]!
      else if (cut) this.slack[line]! -= this.#takeAt[at]! * clamp(cut - this.#bucketOf(store, at))
    }
  }

  /** The freight, or what it costs at least to buy so much more that there is none. */
  #leastFreight(store: number, spent: number, state: number) {
    this.#cuts[store] = 0
    const freight = this.#freights[store]!
    const lacking = this.#freeFrom[store]! - spent
    if (state === PAYING) return freight
    if (lacking <= 0) return 0
    if (this.#shelves[store]! < this.#freeFrom[store]!) return state === FREE ? Infinity : freight
    if (!freight) return 0
    this.#widths[store] = (2 * freight) / lacking / BUCKETS
    this.#lacking[store] = lacking
    const loss = this.#leastLoss(store, lacking)
    if (loss < freight || state === FREE) return loss
    this.#cuts[store] = 0
    return freight
  }

  /** By the least loss for each cent of goods, rounded down to its bucket, so that it is never too much. */
  #leastLoss(store: number, lacking: number) {
    this.#goods.fill(0)
    for (let at = this.#from[store]!; at < this.#from[store + 1]!; at++) {
      const bucket = this.#bucketOf(store, at)
      if (bucket >= 0) this.#goods[bucket]! += Math.min(this.#priceAt[at]!, lacking) * this.#takeAt[at]!
    }
    const [width, waste] = [this.#widths[store]!, this.#waste[store]!]
    // a dearer unit of the same card loses a cent for each cent
    if (waste) this.#goods[Math.min(BUCKETS - 1, Math.floor(1 / width))]! += waste
    let left = lacking
    let loss = 0
    for (let bucket = 0; bucket < BUCKETS && left > 0; bucket++) {
      const goods = Math.min(left, this.#goods[bucket]!)
      loss += goods * bucket * width
      left -= goods
      this.#cuts[store] = bucket + (goods ? goods / this.#goods[bucket]! : 1)
    }
    return loss
  }

  /** Below zero for what its line pays for. */
  #bucketOf(store: number, at: number) {
    const price = this.#priceAt[at]!
    const loss = price - this.worth[this.#lineAt[at]!]!
    return loss < 0
      ? -1
      : Math.min(BUCKETS - 1, Math.floor(loss / Math.min(price, this.#lacking[store]!) / this.#widths[store]!))
  }

  /** The cheapest unit, and a share of a usual freight on top. */
  #firstWorth() {
    const { needs, problem } = this.#market
    const units = needs.reduce((sum, need) => sum + need, 0)
    const freight = problem.stores.reduce((sum, store) => sum + store.freight, 0) / (problem.stores.length || 1)
    return Float64Array.from(needs, (need, line) => (need ? this.scales[line]! + (4 * freight) / units : 0))
  }
}

const scalesOf = ({ needs, prices, lineFrom }: Market) =>
  Float64Array.from(needs, (need, line) => (need ? prices[lineFrom[line]!]! : 0))

const clamp = (share: number) => Math.min(1, Math.max(0, share))

function runningTotals(counts: number[]) {
  let total = 0
  return counts.map((count) => (total += count))
}
