import type { StorefrontOffer } from '@bra/contract/shopping/storefronts.schemas'
import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { date } from '@bra/contract/trade/format'
import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { boundedQuantity } from '../../../ui/quantity.ts'
import { unitsOf, useActiveCart } from '../../orders/cart/active-cart.ts'
import { useAddToCart } from '../../orders/cart/useAddToCart.ts'
import { useIsOwnStore } from './storefronts.data.ts'
import { storefrontTexts } from './texts.ts'

/** The parcel stands beside the stock in windows of this width. */
export const PARCEL_BESIDE = '(min-width: 64rem)'

/** Says why nothing of this store can be bought, or null. */
export function useClosed(store: StoreDetail): string | null {
  const t = useText()
  const isOwn = useIsOwnStore(store.id)
  if (isOwn) return t(storefrontTexts.own)
  if (store.status === 'open') return null
  if (store.status !== 'vacation') return t(storefrontTexts.paused)
  return store.back_on ? t(storefrontTexts.closedUntil, { day: date(store.back_on) }) : t(storefrontTexts.closed)
}

interface Listed {
  store: Pick<StoreDetail, 'name'>
  listing: StorefrontOffer
  closed: string | null
}

export function useListing({ store, listing, closed }: Listed) {
  const t = useText()
  const { add, isAdding } = useAddToCart()
  const [quantity, setQuantity] = useState(1)
  const { data: inCart = 0 } = useActiveCart(unitsOf(listing.id))
  const left = Math.max(0, listing.quantity - inCart)
  const most = Math.max(1, left)
  const why = closed ?? (left === 0 ? t(storefrontTexts.allInCart, { count: listing.quantity }) : null)
  const chosen = Math.min(quantity, most)
  // One parcel is cheaper than two, so the centre sends only what the store has not.
  const isFromStore = inCart + chosen <= listing.at_store
  const put = () => {
    if (why || isAdding) return
    const isShownAlready = matchMedia(PARCEL_BESIDE).matches
    add({ offer: { ...listing, store }, quantity: chosen, isShownAlready, ...(isFromStore && { bra_center: false }) })
    setQuantity(1)
  }
  return {
    why,
    quantity: chosen,
    most,
    inCart,
    isAdding,
    put,
    set: setQuantity,
    step: (by: number) => setQuantity(boundedQuantity(chosen + by, { min: 1, max: most })),
  }
}
export type Buying = ReturnType<typeof useListing>
