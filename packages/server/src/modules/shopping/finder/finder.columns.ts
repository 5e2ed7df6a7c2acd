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
