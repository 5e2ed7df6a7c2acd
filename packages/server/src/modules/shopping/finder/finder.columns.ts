/** Columns of the product itself, without its offers. */
export const ROW_COLUMNS = [
  'isHere', 'types', 'categories', 'rarities', 'elements', 'brands', 'leagues', 'tags', 'centreTakes', 'createdAt',
  'sales', 'views', 'cards',
] as const // prettier-ignore

/** All columns with one value for each product. */
export const PRODUCT_COLUMNS = [
  ...ROW_COLUMNS, 'ids', 'offersFrom', 'offersRoom', 'offers', 'promoted', 'allTraits', 'allStates', 'priceLow',
  'priceShown', 'priceHigh', 'changedAt', 'rowChangedAt',
] as const // prettier-ignore

export const OFFER_COLUMNS = [
  'offerKinds',
  'offerPrices',
  'offerPromotions',
  'offerRegularPrices',
  'offerStores',
  'offerIds',
] as const

export function grown<Column extends Int32Array | Uint8Array | Float64Array>(column: Column, room: number) {
  const larger = new (column.constructor as new (room: number) => Column)(room)
  larger.set(column)
  return larger
}
