import { search } from '@bra/contract/search'
import type { StoreOffer } from '@bra/contract/search.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { routeOf } from '../../../lib/call.ts'
import { useLive } from '../../../lib/live.ts'
import { useText } from '../../../lib/text.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

/** Asks again for the offers on screen when a store changed one, and says so once they differ; nothing moves the focus. */
export function OfferNews({ productId, offers }: { productId: number; offers: StoreOffer[] }) {
  const t = useText()
  const queries = useQueryClient()
  const shown = JSON.stringify(offers.map(({ id, price_cents, quantity }) => [id, price_cents, quantity]))
  const before = useRef<string | null>(null)
  const [isNew, setIsNew] = useState(false)

  useLive(`products.${productId}`, 'OffersChanged', () => {
    before.current = shown
    setIsNew(false)
    void queries.invalidateQueries({ queryKey: [routeOf(search.show), { params: { id: productId } }] })
    void queries.invalidateQueries({ queryKey: [routeOf(search.storesOfProduct), { body: { product_id: productId } }] })
  })
  useEffect(() => {
    if (before.current === null || before.current === shown) return
    before.current = null
    setIsNew(true)
  }, [shown])
  return <VisuallyHidden live>{isNew && t('product.offersUpdated')}</VisuallyHidden>
}
