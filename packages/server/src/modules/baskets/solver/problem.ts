/** What is to be bought, as numbers alone: lines, stores and offers are known by their position. */
export interface Problem {
  /** Units wanted of each line. */
  quantities: number[]
  stores: ProblemStore[]
  offers: ProblemOffer[]
}

export interface ProblemStore {
  /** Cents for the one parcel of this store. */
  freight: number
  /** Goods of this store from which its freight is free, cents; null where it never is. */
  freeFrom: number | null
}

export interface ProblemOffer {
  store: number
  /** Cents, above zero. */
  price: number
  stock: number
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
}

export const freightOf = ({ freight, freeFrom }: ProblemStore, spent: number) =>
  spent === 0 || (freeFrom !== null && spent >= freeFrom) ? 0 : freight
