import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import type { Printing } from '@bra/contract/shopping/printings.schemas'
import { type PrintingOrder, printingOrders } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { FailedPages, usePages } from '../../../lib/paged.tsx'
import { type Translate, useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { useStandard } from '../../prices/standards/standard.ts'
import { standardInShort } from '../../prices/standards/standard-words.ts'
import type { OffersState } from './offers/offers-state.ts'
import { PrintingLink } from './PrintingLink.tsx'
import { pagesOfPrintings } from './product.data.ts'

interface PrintingsProps {
  product: ProductDetail
  /** The filters of the offers: prices are those of such copies. */
  state: OffersState
}

const orderTexts = { newest: 'printings.newest', price: 'printings.cheapest' } as const

/** Every printing of the card; the first stand in a row, the others open below without leaving the page. */
export function Printings({ product, state }: PrintingsProps) {
  const t = useText()
  const { standard } = useStandard()
  const [order, setOrder] = useState<PrintingOrder>('newest')
  const [opened, setOpened] = useState(0)
  const list = usePages(pagesOfPrintings(product.id, state, { order, opened }))
  const printings = list.pages.flatMap((page) => page.printings)
  const total = list.last?.paginate.total ?? 0
  const { place, expectNew } = useFocusOnNew(printings)
  if (total < 2) return null
  const open = () => {
    expectNew()
    setOpened(opened + 1)
  }
  return (
    <section aria-labelledby="impressoes">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="impressoes" className="text-h3">
          {t('printings.title')} <span className="font-normal text-ink-3 tabular-nums">{total}</span>
        </h2>
        <p className="mr-auto text-small text-ink-3">
          {t('printings.pricesFor', { copy: copyIn(t, state) ?? standardInShort(t, standard) })}
        </p>
        <div role="group" aria-label={t('printings.order')} className="flex gap-2">
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
        className={clsx(
          'grid gap-3 sm:grid-cols-2 xl:grid-cols-3',
          opened === 0 && 'max-sm:-mx-4 max-sm:flex max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1',
          list.isOld && 'opacity-60',
        )}
      >
        {printings.map((printing) => (
          <li key={printing.id} className={clsx('min-w-0', opened === 0 && 'max-sm:w-72 max-sm:flex-none')}>
            <PrintingLink printing={printing} isCurrent={printing.id === product.id} />
          </li>
        ))}
      </ul>
      <FailedPages list={list} className="mt-3" />
      {printings.length < total && !list.error && (
        <Button variant="outline" className="mt-3" busy={list.isWaiting} onClick={open}>
          {t(opened === 0 ? 'printings.all' : 'shell.more', { count: total })}
        </Button>
      )}
    </section>
  )
}

/** Names the copies that the offers are filtered by; null if any will do. */
function copyIn(t: Translate, { condition, languages, finishes }: OffersState) {
  if (condition === null && !languages.length && !finishes.length) return null
  const copy = [
    t('product.orBetter', { condition: t(`trade.${condition ?? 'NM'}`) }),
    ...[...languages, ...finishes].map((word) => t(`trade.${word}`)),
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
