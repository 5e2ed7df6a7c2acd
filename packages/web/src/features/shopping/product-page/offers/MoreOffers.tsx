import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { Standing } from '@bra/contract/shopping/offers-of-product.schemas'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import type { Paginate } from '@bra/contract/kit/shapes'
import { money } from '@bra/contract/trade/format'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Failed, together } from '../../../../lib/Answer.tsx'
import { tradeTexts } from '../../../../lib/trade-texts.ts'
import { useDestination } from '../../../people/addresses/destination.ts'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../../ui/linkStyle.ts'
import { LoadMore } from '../../../../ui/LoadMore.tsx'
import { offersQuery } from '../product.data.ts'
import { OfferTable } from './OfferTable.tsx'
import type { OfferOrder } from '@bra/contract/trade/trade'
import type { OffersState } from './offers-state.ts'
import { offerTexts } from './texts.ts'

interface MoreOffersProps {
  product: Product
  /** The first page, which came with the product. */
  offers: StoreOffer[]
  paginate: Paginate
  state: OffersState
  standing: Standing | null
  /** The offer that stands above the table is not repeated in it. */
  bestId: number | undefined
  onOrder: (order: OfferOrder) => void
}

export function MoreOffers({ product, offers, paginate, state, standing, bestId, onOrder }: MoreOffersProps) {
  const t = useText()
  const destination = useDestination()
  const [pages, setPages] = useState(1)
  const later = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => offersQuery(product.id, destination, state, at + 2)),
  })
  const shown = [...offers, ...later.flatMap(({ data }) => data?.stores ?? [])]
  const [isOutsideOpen, setOutsideOpen] = useState(false)
  const inside = standing?.outside ? standing.inside : shown.length
  const opened = isOutsideOpen ? shown : shown.slice(0, inside)
  const others = opened.filter(({ id }) => id !== bestId)
  const total = isOutsideOpen ? paginate.total : Math.min(paginate.total, Math.max(inside, opened.length))
  const all = together(...later)
  return (
    <>
      {others.length > 0 && <OfferTable offers={others} order={state.order} onOrder={onOrder} />}
      <Failed of={all} title={t(offerTexts.offersFailed)} className="mt-4" />
      {standing?.outside && !isOutsideOpen && shown.length >= inside && (
        <OutsideLine outside={standing.outside} onOpen={() => setOutsideOpen(true)} />
      )}
      {paginate.last_page > 1 && opened.length > 0 && (isOutsideOpen || shown.length < inside || !standing) && (
        <LoadMore
          shown={opened.length}
          total={total}
          summary={t(offerTexts.showing, { shown: opened.length, total })}
          action={
            pages < paginate.last_page && (
              <Button variant="outline" busy={all.isFetching} onClick={() => setPages(pages + 1)}>
                {t(offerTexts.moreOffers)}
              </Button>
            )
          }
        />
      )}
    </>
  )
}

interface OutsideLineProps {
  outside: NonNullable<Standing['outside']>
  onOpen: () => void
}

/** One line stands for all offers outside the chosen standard; a press shows them below. */
function OutsideLine({ outside: { count, condition, price_cents: price }, onOpen }: OutsideLineProps) {
  const t = useText()
  const words = { count, copy: t(tradeTexts[condition]), price: money(price) }
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-panel border border-dashed border-line-strong px-4 py-2 text-label text-ink-2">
      {t(offerTexts.outside, words)}
      <button type="button" className={`${loneLinkStyle} min-h-8`} onClick={onOpen}>
        {t(offerTexts.showOutside)}
      </button>
    </p>
  )
}
