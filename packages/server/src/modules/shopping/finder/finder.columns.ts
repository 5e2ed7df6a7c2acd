/** What a product is, its offers aside. */
export const ROW_COLUMNS = [
  'isHere', 'types', 'categories', 'rarities', 'elements', 'brands', 'leagues', 'tags', 'centreTakes', 'createdAt',
  'sales', 'views',
] as const // prettier-ignore

/** All that the shelf has a value of for each product. */
export const PRODUCT_COLUMNS = [
  ...ROW_COLUMNS, 'ids', 'offersFrom', 'offersRoom', 'offers', 'promoted', 'allTraits', 'allStates', 'priceLow',
  'priceHigh', 'changedAt', 'rowChangedAt',
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
