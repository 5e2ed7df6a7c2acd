import type { OfferKind } from './finder.codes.ts'
import type { Found } from './finder.freshness.ts'

/** Fields of an offer on sale by which the offers of one product are filtered and sorted. */
export interface FoundOffer {
  id: number
  priceCents: number
  kind: OfferKind
  storeId: number
  /** Rating of its store; null if none is shown. */
  rating: number | null
}

/** Returns the offers in no order. */
export function offersOf({ index, known }: Found, productId: number): FoundOffer[] {
  const slot = index.slotOf.get(productId)
  if (slot === undefined) return []
  const from = index.offersFrom[slot]!
  return Array.from({ length: index.offers[slot]! }, (_, at) => ({
    id: index.offerIds[from + at]!,
    priceCents: index.offerPrices[from + at]!,
    kind: index.kinds.named[index.offerKinds[from + at]!]!,
    storeId: index.offerStores[from + at]!,
    rating: known.ratings.get(index.offerStores[from + at]!) ?? null,
  }))
}

export function isOffered({ index }: Found, productId: number) {
  const slot = index.slotOf.get(productId)
  return slot !== undefined && index.offers[slot]! > 0
}
