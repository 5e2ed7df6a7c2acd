import { Columns } from './columns.ts'
import { LeastFreight } from './least-freight.ts'
import type { Market } from './market.ts'
import type { Load } from './problem.ts'
import { CLOSED, type States, UNDECIDED } from './states.ts'

/** Lower bounds by Lagrangian relaxation: whatever the worths are, no purchase costs less than the value. */
export class Bound {
  readonly #market: Market
  readonly #columns: Columns
  readonly #freights: LeastFreight
  readonly worth: Float64Array
  /** Price of the cheapest unit of each line, as the worth of a dear line is unsure by more cents. */
  readonly scales: Float64Array
  /** From the last call of `value`: what each store saves by being open, and units still wanted of each line. */
  readonly gains: Float64Array
  readonly slack: Float64Array

  constructor(market: Market) {
    this.#market = market
    this.#columns = new Columns(market)
    this.scales = scalesOf(market)
    this.worth = this.#firstWorth()
    this.#freights = new LeastFreight(market, this.#columns, this.worth)
    this.gains = new Float64Array(market.stores)
    this.slack = new Float64Array(market.lines)
  }

  value(states: States): number {
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
    const { from, line, price, take, grams, cards } = this.#columns
    const load: Load = { goods: 0, grams: 0, cards: 0 }
    let gain = 0
    for (let at = from[store]!; at < from[store + 1]!; at++) {
      const margin = this.worth[line[at]!]! - price[at]!
      if (margin <= 0) continue
      const units = take[at]!
      gain += margin * units
      load.goods += price[at]! * units
      load.grams += grams[at]! * units
      load.cards += cards[at]! * units
    }
    return gain - this.#freights.of(store, load, state)
  }

  #serve(store: number) {
    const { from, line, price, take } = this.#columns
    const isPlain = this.#freights.isPlain(store)
    for (let at = from[store]!; at < from[store + 1]!; at++) {
      const share = isPlain ? Number(this.worth[line[at]!]! > price[at]!) : this.#freights.shareOf(store, at)
      if (share) this.slack[line[at]!]! -= take[at]! * share
    }
  }

  #firstWorth() {
    const { needs, problem } = this.#market
    const units = needs.reduce((sum, need) => sum + need, 0)
    const freight = problem.stores.reduce((sum, store) => sum + store.ways[0]!.cents, 0) / (problem.stores.length || 1)
    return Float64Array.from(needs, (need, line) => (need ? this.scales[line]! + (4 * freight) / units : 0))
  }
}

const scalesOf = ({ needs, prices, lineFrom }: Market) =>
  Float64Array.from(needs, (need, line) => (need ? prices[lineFrom[line]!]! : 0))
