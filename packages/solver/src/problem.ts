/** What is to be bought, as numbers alone: lines, stores and offers are known by their position. */
export interface Problem {
  /** Units wanted of each line. */
  quantities: number[]
  stores: ProblemStore[]
  offers: ProblemOffer[]
}

/** A way to send a parcel, and the most that it takes of each measure. */
export interface Way extends Load {
  cents: number
}

/** What is in a parcel. */
export interface Load {
  /** Cents. */
  goods: number
  grams: number
  cards: number
}

export interface ProblemStore {
  /** For its one parcel, cheapest first; what is too much for each of them goes in several by the last. */
  ways: Way[]
  /** Goods of this store from which its freight is free, cents; null where it never is. */
  freeFrom: number | null
}

export interface ProblemOffer {
  store: number
  /** Cents, above zero. */
  price: number
  stock: number
  /** Of a unit. */
  grams: number
  /** A card is one; what is none is more than any way takes that is for cards alone. */
  cards: number
  /** Whom it may serve. */
  lines: number[]
}

export interface Pick {
  line: number
  offer: number
  quantity: number
}

export interface Purchase {
  picks: Pick[]
  goods: number
  /** Of each store; zero where nothing is bought. */
  freights: number[]
  total: number
  /** Units of each line that nobody has. */
  missing: number[]
}

export interface Solved extends Purchase {
  /** No purchase of as many units costs less, cents. */
  bound: number
  /** Nor has one goods for less, whatever freight may be. */
  leastGoods: number
}

/** Nothing costs nothing. */
export const freightOf = (store: ProblemStore, load: Load) =>
  load.goods === 0 || (store.freeFrom !== null && load.goods >= store.freeFrom) ? 0 : paidFor(store, load)

export const takes = (way: Way, { goods, grams, cards }: Load) =>
  goods <= way.goods && grams <= way.grams && cards <= way.cards

function paidFor({ ways }: ProblemStore, load: Load) {
  for (const way of ways) if (takes(way, load)) return way.cents
  const last = ways.at(-1)!
  return last.cents * Math.max(1, Math.ceil(load.grams / last.grams))
}
