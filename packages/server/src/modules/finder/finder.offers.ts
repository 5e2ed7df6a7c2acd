import type { OfferKind } from './finder.codes.ts'
import type { Found } from './finder.freshness.ts'

/** An offer on sale, as far as offers of one product are told apart and put in order. */
export interface FoundOffer {
  id: number
  priceCents: number
  kind: OfferKind
  /** Of its store; null where none is shown. */
  rating: number | null
}

/** All offers of a product, in no order. */
export function offersOf({ shelf, known }: Found, productId: number): FoundOffer[] {
  const slot = shelf.slotOf.get(productId)
  if (slot === undefined) return []
  const from = shelf.offersFrom[slot]!
  return Array.from({ length: shelf.offers[slot]! }, (_, at) => ({
    id: shelf.offerIds[from + at]!,
    priceCents: shelf.offerPrices[from + at]!,
    kind: shelf.kinds.named[shelf.offerKinds[from + at]!]!,
    rating: known.ratings.get(shelf.offerStores[from + at]!) ?? null,
  }))
}

export function isOffered({ shelf }: Found, productId: number) {
  const slot = shelf.slotOf.get(productId)
  return slot !== undefined && shelf.offers[slot]! > 0
}
