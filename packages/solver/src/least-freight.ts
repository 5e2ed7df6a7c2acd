import { type Columns, measures } from './columns.ts'
import type { Market } from './market.ts'
import { leastFree, type Load, takes, type Way } from './problem.ts'
import { mostSpent } from './entries.ts'
import { FREE, isPaying, waysLeft } from './states.ts'

const BUCKETS = 32
/** How a store's purchase differs from all that pays for itself: not at all, by more units, or by fewer. */
const [AS_IT_IS, MORE, LESS] = [0, 1, 2]

/** Bounds a store's freight from below if each line pays `worth` for a unit; fractions of units count. */
export class LeastFreight {
  readonly #stores: Market['problem']['stores']
  readonly #columns: Columns
  readonly #worth: Float64Array
  /** Cents that can be spent at most in a store, and how many of them only on dearer units than needed. */
  readonly #mostSpent: Float64Array
  readonly #waste: Float64Array
  readonly #buckets = new Float64Array(BUCKETS)
  #cut = 0
  readonly #changes: Uint8Array
  readonly #cuts: Float64Array
  readonly #widths: Float64Array
  /** Cents that free freight lacks; a unit counts for no more, so that no fraction of it is enough. */
  readonly #lacking: Float64Array
  /** By store: the measure of which there is too much, and the most that one unit may have of it. */
  readonly #measureOf: Uint8Array
  readonly #mosts: Float64Array

  constructor(market: Market, columns: Columns, worth: Float64Array) {
    this.#stores = market.problem.stores
    this.#columns = columns
    this.#worth = worth
    this.#mostSpent = mostSpent(market)
    this.#waste = this.#mostSpent.map((most, store) => most - columns.goodsOf(store))
    this.#changes = new Uint8Array(market.stores)
    this.#cuts = new Float64Array(market.stores)
    this.#widths = new Float64Array(market.stores)
    this.#lacking = new Float64Array(market.stores)
    this.#measureOf = new Uint8Array(market.stores)
    this.#mosts = new Float64Array(market.stores)
  }

  /** Returns cents; `load` is all that pays for itself. */
  of(store: number, load: Load, state: number): number {
    this.#changes[store] = AS_IT_IS
    // a bound may not cost more than any purchase, so the weight of free parcels is left out of it
    const freeFrom = leastFree(this.#stores[store]!)
    if (!isPaying(state) && load.goods >= freeFrom) return 0
    const paid = this.#paid(store, load, state)
    if (isPaying(state)) return paid
    if (this.#mostSpent[store]! < freeFrom) return state === FREE ? Infinity : paid
    return paid ? this.#free(store, freeFrom - load.goods, { paid, mustBe: state === FREE }) : 0
  }

  isPlain = (store: number) => this.#changes[store] === AS_IT_IS

  /** Returns the fraction of an entry that is bought, 0 to 1. */
  shareOf(store: number, at: number) {
    const pays = this.#worth[this.#columns.line[at]!]! > this.#columns.price[at]!
    if (this.#changes[store] === MORE) return pays ? 1 : clamp(this.#cuts[store]! - this.#bucketOfMore(store, at))
    if (!pays || this.#changes[store] === AS_IT_IS) return pays ? 1 : 0
    const weight = this.#columns.weights[this.#measureOf[store]!]![at]!
    if (weight > this.#mosts[store]!) return 0
    return 1 - clamp(this.#cuts[store]! - this.#bucketOfLess(at, weight, this.#widths[store]!))
  }

  #paid(store: number, load: Load, state: number) {
    const { ways } = this.#stores[store]!
    const { from, to } = waysLeft(state, ways.length)
    const whole = wayFor(ways, load)
    if (whole <= from) return ways[from]!.cents
    let least = whole <= to ? ways[whole]!.cents : Infinity
    for (let at = from; at < whole && at <= to && ways[at]!.cents < least; at++) {
      const scale = Math.max(1, Math.min(least, ways[whole]!.cents) - ways[at]!.cents)
      least = Math.min(least, this.#paidBy(ways[at]!, store, { load, scale, least }))
    }
    return least
  }

  /** Returns the cents of one way with the loss of what it does not take, by the measure that loses most. */
  #paidBy(way: Way, store: number, { load, scale, least }: { load: Load; scale: number; least: number }) {
    let most = -1
    let [found, cut, width] = [0, 0, 0]
    for (let at = 0; at < measures.length; at++) {
      const excess = load[measures[at]!] - way[measures[at]!]
      if (excess <= 0) continue
      const widthHere = widthFor(scale, excess)
      const loss = this.#lossOfLess(store, { at, excess, most: way[measures[at]!], width: widthHere })
      if (loss > most) [most, found, cut, width] = [loss, at, this.#cut, widthHere]
    }
    const paid = way.cents + most
    if (paid < least) {
      this.#changes[store] = LESS
      this.#measureOf[store] = found
      this.#mosts[store] = way[measures[found]!]
      this.#cuts[store] = cut
      this.#widths[store] = width
    }
    return paid
  }

  /** Leaves units that alone are too much, then those of least loss, rounded down to their bucket. */
  #lossOfLess(store: number, { at, excess, most, width }: { at: number; excess: number; most: number; width: number }) {
    const { from, line, price, take, weights } = this.#columns
    this.#buckets.fill(0)
    let [left, loss] = [excess, 0]
    for (let entry = from[store]!; entry < from[store + 1]!; entry++) {
      const margin = this.#worth[line[entry]!]! - price[entry]!
      const weight = weights[at]![entry]!
      if (margin <= 0 || !weight) continue
      if (weight > most) {
        loss += margin * take[entry]!
        left -= weight * take[entry]!
      } else this.#buckets[this.#bucketOfLess(entry, weight, width)]! += weight * take[entry]!
    }
    return loss + this.#pour(left, width)
  }

  #free(store: number, lacking: number, { paid, mustBe }: { paid: number; mustBe: boolean }) {
    const { from, price, take } = this.#columns
    const change = this.#changes[store]!
    const [cut, width] = [this.#cuts[store]!, this.#widths[store]!]
    this.#buckets.fill(0)
    this.#widths[store] = widthFor(paid, lacking)
    this.#lacking[store] = lacking
    for (let at = from[store]!; at < from[store + 1]!; at++) {
      const bucket = this.#bucketOfMore(store, at)
      if (bucket >= 0) this.#buckets[bucket]! += Math.min(price[at]!, lacking) * take[at]!
    }
    // a dearer unit of the same card loses a cent for each cent
    const waste = this.#waste[store]!
    if (waste) this.#buckets[Math.min(BUCKETS - 1, Math.floor(1 / this.#widths[store]))]! += waste
    const loss = this.#pour(lacking, this.#widths[store])
    const isFree = mustBe || loss < paid
    this.#changes[store] = isFree ? MORE : change
    this.#cuts[store] = isFree ? this.#cut : cut
    if (!isFree) this.#widths[store] = width
    return isFree ? loss : paid
  }

  /** Returns the loss of taking `amount` from the buckets, the least loss first; sets `#cut` to how far that goes. */
  #pour(amount: number, width: number) {
    let left = amount
    let loss = 0
    this.#cut = 0
    for (let bucket = 0; bucket < BUCKETS && left > 0; bucket++) {
      const taken = Math.min(left, this.#buckets[bucket]!)
      loss += taken * bucket * width
      left -= taken
      this.#cut = bucket + (taken ? taken / this.#buckets[bucket]! : 1)
    }
    return loss
  }

  #bucketOfMore(store: number, at: number) {
    const price = this.#columns.price[at]!
    const loss = price - this.#worth[this.#columns.line[at]!]!
    if (loss < 0) return -1
    return bucketOf(loss / Math.min(price, this.#lacking[store]!), this.#widths[store]!)
  }

  #bucketOfLess(at: number, weight: number, width: number) {
    return bucketOf((this.#worth[this.#columns.line[at]!]! - this.#columns.price[at]!) / weight, width)
  }
}

function wayFor(ways: Way[], load: Load) {
  for (let at = 0; at < ways.length; at++) if (takes(ways[at]!, load)) return at
  return ways.length - 1
}

const widthFor = (worthwhile: number, amount: number) => (2 * worthwhile) / amount / BUCKETS
const bucketOf = (loss: number, width: number) => Math.min(BUCKETS - 1, Math.floor(loss / width))
const clamp = (share: number) => Math.min(1, Math.max(0, share))
