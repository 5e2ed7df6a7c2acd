import { search } from '@bra/contract/shopping/search'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { routeOf } from '../../../../lib/call.ts'
import { useLive } from '../../../../lib/live.ts'
import { useText } from '../../../../lib/text.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { offerTexts } from './texts.ts'

/** Reloads the offers when a store changed one, and says so once they differ; the focus does not move. */
export function OfferNews({ productId, offers }: { productId: number; offers: StoreOffer[] }) {
  const t = useText()
  const queries = useQueryClient()
  const shown = JSON.stringify(offers.map(({ id, price_cents, quantity }) => [id, price_cents, quantity]))
  const [before, setBefore] = useState<string | null>(null)
  const isNew = before !== null && before !== shown

  useLive(`products.${productId}`, 'OffersChanged', () => {
    setBefore(shown)
    void queries.invalidateQueries({ queryKey: [routeOf(search.show), { params: { id: productId } }] })
    void queries.invalidateQueries({ queryKey: [routeOf(search.storesOfProduct), { body: { product_id: productId } }] })
  })
  return <VisuallyHidden live>{isNew && t(offerTexts.offersUpdated)}</VisuallyHidden>
}
