/** Columns of the product itself, without its offers. */
export const ROW_COLUMNS = [
  'isHere', 'types', 'categories', 'rarities', 'elements', 'brands', 'leagues', 'tags', 'centreTakes', 'createdAt',
  'sales', 'views', 'cards', 'details', 'otherNames',
] as const // prettier-ignore

/** All columns with one value for each product. */
export const PRODUCT_COLUMNS = [
  ...ROW_COLUMNS, 'ids', 'offersFrom', 'offersRoom', 'offers', 'promoted', 'allTraits', 'allFinishes', 'allStates',
  'priceLow', 'priceShown', 'priceHigh', 'changedAt', 'rowChangedAt',
] as const // prettier-ignore

export const OFFER_COLUMNS = [
  'offerKinds',
  'offerExtras',
  'offerPrices',
  'offerPromotions',
  'offerRegularPrices',
  'offerStores',
  'offerIds',
] as const

type Column = Int32Array | Uint8Array | Uint16Array | Float64Array

export function growColumns<Name extends string>(columns: Record<Name, Column>, names: readonly Name[], room: number) {
  for (const name of names) {
    const before = columns[name]
    const larger = new (before.constructor as new (room: number) => Column)(room)
    larger.set(before)
    columns[name] = larger
  }
}

const FIRST_ROOM = 1024

/** The columns of products by slot, and those of their offers. */
export class Columns {
  ids = new Int32Array(FIRST_ROOM)
  isHere = new Uint8Array(FIRST_ROOM)
  types = new Int32Array(FIRST_ROOM)
  categories = new Int32Array(FIRST_ROOM)
  cards = new Int32Array(FIRST_ROOM)
  details = new Int32Array(FIRST_ROOM)
  otherNames = new Int32Array(FIRST_ROOM)
  rarities = new Int32Array(FIRST_ROOM)
  elements = new Int32Array(FIRST_ROOM)
  brands = new Int32Array(FIRST_ROOM)
  leagues = new Int32Array(FIRST_ROOM)
  tags = new Int32Array(FIRST_ROOM)
  centreTakes = new Uint8Array(FIRST_ROOM)
  createdAt = new Int32Array(FIRST_ROOM)
  sales = new Int32Array(FIRST_ROOM)
  views = new Int32Array(FIRST_ROOM)

  offersFrom = new Int32Array(FIRST_ROOM)
  offersRoom = new Int32Array(FIRST_ROOM)
  offers = new Int32Array(FIRST_ROOM)
  /** How many of the offers have a promotion; these stand first. */
  promoted = new Int32Array(FIRST_ROOM)
  /** Every trait, finish and state that occurs among the offers of a product, and the price range. */
  allTraits = new Int32Array(FIRST_ROOM)
  allFinishes = new Int32Array(FIRST_ROOM)
  allStates = new Int32Array(FIRST_ROOM)
  priceLow = new Int32Array(FIRST_ROOM)
  /** The lowest price of a standard offer, or else of any. */
  priceShown = new Int32Array(FIRST_ROOM)
  priceHigh = new Int32Array(FIRST_ROOM)
  /** The version of `changes` when the product was last put or removed. */
  changedAt = new Int32Array(FIRST_ROOM)
  /** The `rowVersion` when more than the product's offers changed. */
  rowChangedAt = new Int32Array(FIRST_ROOM)

  offerKinds = new Int32Array(FIRST_ROOM)
  /** A bit for each extra, in the order of their list. */
  offerExtras = new Uint16Array(FIRST_ROOM)
  offerPrices = new Int32Array(FIRST_ROOM)
  offerPromotions = new Int32Array(FIRST_ROOM)
  offerRegularPrices = new Int32Array(FIRST_ROOM)
  offerStores = new Int32Array(FIRST_ROOM)
  offerIds = new Float64Array(FIRST_ROOM)
}
