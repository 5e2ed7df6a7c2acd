/** What is to be bought, as numbers alone: lines, stores and offers are known by their position. */
export interface Problem {
  quantities: number[]
  stores: ProblemStore[]
  offers: ProblemOffer[]
}

export interface Way extends Load {
  cents: number
}

export interface Load {
  /** Goods count in cents. */
  goods: number
  grams: number
  cards: number
}

export interface ProblemStore {
  /** Ways to send its one parcel, cheapest first; what is too much for all of them goes in several by the last. */
  ways: Way[]
  /** The purchases whose freight is free, any of them being enough; empty if it never is. */
  free: FreeRule[]
}

/** Freight is free from so many cents of goods, up to so many grams; Infinity for any weight. */
export interface FreeRule {
  goods: number
  grams: number
}

export interface ProblemOffer {
  store: number
  /** It is in cents, above zero. */
  price: number
  stock: number
  grams: number
  /** 1 for a card; anything else has more than any way takes that is for cards alone. */
  cards: number
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
  /** Freights are in cents by store; 0 if nothing is bought there. */
  freights: number[]
  total: number
  /** Nobody has these units of the line. */
  missing: number[]
}

export interface Solved extends Purchase {
  /** No purchase of as many units costs less; it is in cents. */
  bound: number
  /** No purchase of as many units has goods for less, whatever the freight; it is in cents. */
  leastGoods: number
}

export const freightOf = (store: ProblemStore, load: Load) =>
  load.goods === 0 || isFree(store, load) ? 0 : paidFor(store, load)

function isFree({ free }: ProblemStore, load: Load) {
  for (const { goods, grams } of free) if (load.goods >= goods && load.grams <= grams) return true
  return false
}

/** Returns the cents of goods below which freight is never free, whatever the weight; Infinity without a rule. */
export function leastFree({ free }: ProblemStore) {
  let least = Infinity
  for (const { goods } of free) least = Math.min(least, goods)
  return least
}

export const takes = (way: Way, { goods, grams, cards }: Load) =>
  goods <= way.goods && grams <= way.grams && cards <= way.cards

function paidFor({ ways }: ProblemStore, load: Load) {
  for (const way of ways) if (takes(way, load)) return way.cents
  const last = ways.at(-1)!
  return last.cents * Math.max(1, Math.ceil(load.grams / last.grams))
}
