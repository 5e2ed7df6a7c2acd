import type { Market } from './market.ts'
import type { Load } from './problem.ts'
import { entriesByStore } from './entries.ts'

export const measures = ['goods', 'grams', 'cards'] as const

/** What each store offers for each line, store after store, each from the cheapest unit on. */
export class Columns {
  readonly from: Int32Array
  readonly line: Int32Array
  readonly price: Int32Array
  /** Units of the line that the entry can serve beside the cheaper ones of its store. */
  readonly take: Int32Array
  /** Load of one unit of each entry, in the order of `measures`. */
  readonly weights: [goods: Float64Array, grams: Float64Array, cards: Float64Array]

  constructor(market: Market) {
    const byStore = entriesByStore(market)
    const entries = byStore.flat()
    this.from = new Int32Array(byStore.length + 1)
    byStore.forEach(({ length }, store) => (this.from[store + 1] = this.from[store]! + length))
    this.line = Int32Array.from(entries, (entry) => entry.line)
    this.price = Int32Array.from(entries, (entry) => entry.unit.goods)
    this.take = Int32Array.from(entries, (entry) => entry.take)
    const of = (measure: keyof Load) => Float64Array.from(entries, ({ unit }) => unit[measure])
    this.weights = [of('goods'), of('grams'), of('cards')]
  }

  goodsOf(store: number) {
    let goods = 0
    for (let at = this.from[store]!; at < this.from[store + 1]!; at++) goods += this.price[at]! * this.take[at]!
    return goods
  }

  get grams() {
    return this.weights[1]
  }

  get cards() {
    return this.weights[2]
  }
}
