import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import type { Printing } from '@bra/contract/shopping/printings.schemas'
import { type PrintingOrder, printingOrders } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { FailedPages, usePages } from '../../../lib/paged.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useStandard } from '../../prices/standards/standard.ts'
import { standardInShort } from '../../prices/standards/standard-words.ts'
import type { OffersState } from './offers/offers-state.ts'
import { offerTexts } from './offers/texts.ts'
import { printingTexts } from './printing-texts.ts'
import { PrintingLink } from './PrintingLink.tsx'
import { pagesOfPrintings } from './product.data.ts'

export interface PrintingsProps {
  product: ProductDetail
  /** The filters of the offers: prices are those of such copies. */
  state: OffersState
}

const orderTexts = { newest: printingTexts.newest, price: printingTexts.cheapest } as const

export function PrintingsDialog({ product, state, onClose }: PrintingsProps & { onClose: () => void }) {
  const t = useText()
  const { standard } = useStandard()
  const [order, setOrder] = useState<PrintingOrder>('newest')
  const [opened, setOpened] = useState(1)
  const list = usePages(pagesOfPrintings(product.id, state, { order, opened }))
  const printings = list.pages.flatMap((page) => page.printings)
  const total = list.last?.paginate.total ?? 0
  const { place, expectNew } = useFocusOnNew(printings)
  const open = () => {
    expectNew()
    setOpened(opened + 1)
  }
  return (
    <Dialog open wide onClose={onClose} title={`${t(printingTexts.title)} (${total})`} closeLabel={t(siteTexts.close)}>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="mr-auto text-small text-ink-3">
          {t(printingTexts.pricesFor, { copy: copyIn(t, state) ?? standardInShort(t, standard) })}
        </p>
        <div role="group" aria-label={t(printingTexts.order)} className="flex gap-2">
          {printingOrders.map((each) => (
            <FilterChip key={each} pressed={order === each} onClick={() => setOrder(each)}>
              {t(orderTexts[each])}
            </FilterChip>
          ))}
        </div>
      </div>
      <ul
        ref={place}
        aria-busy={list.isOld || list.isWaiting}
        className={clsx('grid gap-3 sm:grid-cols-2', list.isOld && 'opacity-60')}
      >
        {printings.map((printing) => (
          <li key={printing.id} className="min-w-0">
            <PrintingLink printing={printing} of={product} />
          </li>
        ))}
      </ul>
      {list.isWaiting && printings.length === 0 && <SkeletonRows rows={3} className="h-16" />}
      <FailedPages list={list} className="mt-3" />
      {printings.length > 0 && printings.length < total && !list.error && (
        <Button variant="outline" className="mt-3" busy={list.isWaiting} onClick={open}>
          {t(siteTexts.more, { count: total })}
        </Button>
      )}
    </Dialog>
  )
}

/** Names the copies that the offers are filtered by; null if any will do. */
function copyIn(t: Translate, { condition, languages, finishes }: OffersState) {
  if (condition === null && !languages.length && !finishes.length) return null
  const copy = [
    t(offerTexts.orBetter, { condition: t(tradeTexts[condition ?? 'NM']) }),
    ...[...languages, ...finishes].map((word) => t(tradeTexts[word])),
  ]
  return copy.join(' · ')
}

/** After more are opened the focus moves to the first new one, whose button may be gone. */
function useFocusOnNew(printings: Printing[]) {
  const place = useRef<HTMLUListElement>(null)
  const [from, setFrom] = useState<number | null>(null)
  const known = useRef(new Set<number>())
  useEffect(() => {
    if (from === null || printings.length <= from) return
    const at = printings.findIndex(({ id }) => !known.current.has(id))
    place.current?.querySelectorAll('a')[at]?.focus({ preventScroll: true })
    setFrom(null)
  }, [from, printings])
  const expectNew = () => {
    known.current = new Set(printings.map(({ id }) => id))
    setFrom(printings.length)
  }
  return { place, expectNew }
}
