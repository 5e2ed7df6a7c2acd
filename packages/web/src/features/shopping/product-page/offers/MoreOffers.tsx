import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import type { Paginate } from '@bra/contract/kit/shapes'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Failed, together } from '../../../../lib/Answer.tsx'
import { useDestination } from '../../../people/addresses/destination.ts'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { LoadMore } from '../../../../ui/LoadMore.tsx'
import { offersQuery } from '../product.data.ts'
import { OfferTable } from './OfferTable.tsx'
import type { OfferOrder } from '@bra/contract/trade/trade'
import type { OffersState } from './offers-state.ts'

interface MoreOffersProps {
  product: Product
  /** The first page, which came with the product. */
  offers: StoreOffer[]
  paginate: Paginate
  state: OffersState
  /** The offer that stands above the table, and is not repeated in it. */
  bestId: number | undefined
  onOrder: (order: OfferOrder) => void
}

/** The table of offers, with a link that loads more. */
export function MoreOffers({ product, offers, paginate, state, bestId, onOrder }: MoreOffersProps) {
  const t = useText()
  const destination = useDestination()
  const [pages, setPages] = useState(1)
  const later = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => offersQuery(product.id, destination, state, at + 2)),
  })
  const shown = [...offers, ...later.flatMap(({ data }) => data?.stores ?? [])]
  const others = shown.filter(({ id }) => id !== bestId)
  const all = together(...later)
  return (
    <>
      {others.length > 0 && <OfferTable offers={others} order={state.order} onOrder={onOrder} />}
      <Failed of={all} title={t('offers.offersFailed')} className="mt-4" />
      {paginate.last_page > 1 && (
        <LoadMore
          shown={shown.length}
          total={paginate.total}
          summary={t('offers.showing', { shown: shown.length, total: paginate.total })}
          action={
            pages < paginate.last_page && (
              <Button variant="outline" busy={all.isFetching} onClick={() => setPages(pages + 1)}>
                {t('offers.moreOffers')}
              </Button>
            )
          }
        />
      )}
    </>
  )
}
