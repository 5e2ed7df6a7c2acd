import { freightOf, type Load, type ProblemStore } from './problem.ts'

/** What is bought in each store: goods in cents, grams and cards. */
export class Loads {
  readonly goods: Float64Array
  readonly grams: Float64Array
  readonly cards: Float64Array
  readonly #one: Load = { goods: 0, grams: 0, cards: 0 }

  constructor(stores: number) {
    this.goods = new Float64Array(stores)
    this.grams = new Float64Array(stores)
    this.cards = new Float64Array(stores)
  }

  clear() {
    this.goods.fill(0)
    this.grams.fill(0)
    this.cards.fill(0)
  }

  add(store: number, unit: Load, quantity: number) {
    this.goods[store]! += unit.goods * quantity
    this.grams[store]! += unit.grams * quantity
    this.cards[store]! += unit.cards * quantity
  }

  freightOf(stores: ProblemStore[], store: number) {
    this.#one.goods = this.goods[store]!
    this.#one.grams = this.grams[store]!
    this.#one.cards = this.cards[store]!
    return freightOf(stores[store]!, this.#one)
  }

  total(stores: ProblemStore[]) {
    let total = 0
    for (let store = 0; store < stores.length; store++)
      if (this.goods[store]) total += this.goods[store]! + this.freightOf(stores, store)
    return total
  }
}
