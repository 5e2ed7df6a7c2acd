import type { SaleTab } from '@bra/contract/dispatch/store-orders.schemas'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { MorePages } from '../../../lib/MorePages.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { ordersTexts } from '../../orders/orders/texts.ts'
import { dispatchRunTexts } from './dispatch-run-texts.ts'
import { DispatchFigures } from './DispatchFigures.tsx'
import { BulkBar } from './BulkBar.tsx'
import { ManyProgress } from './ManyProgress.tsx'
import { saleListTexts } from './sale-list-texts.ts'
import { AllTick } from './SaleTick.tsx'
import { SalesTable } from './SalesTable.tsx'
import { SalesTabs } from './SalesTabs.tsx'
import { SalesFilters } from './SalesFilters.tsx'
import { SalesToolbar } from './SalesToolbar.tsx'
import { filterNames, listOf } from './sales-query.ts'
import { pagesOfSales, useSaleNews } from './store-orders.data.ts'
import { useManyParcels } from './useManyParcels.ts'
import { type Choosable, useSelection } from './useSelection.ts'

interface SalesListProps {
  storeId: number
  /** Set on a page that has no tabs. */
  only?: SaleTab
}

const none: Choosable[] = []

export function SalesList({ storeId, only }: SalesListProps) {
  const t = useText()
  const [query] = useSearchParams()
  const list = usePages(pagesOfSales(storeId, query, only))
  useSaleNews(storeId)
  const sales = list.pages.flatMap(({ orders }) => orders)
  const choosable = list.pages[0]?.choosable ?? none
  const selection = useSelection(choosable)
  const leave = (sent: number[]) => selection.set(selection.ids.filter((id) => !sent.includes(id)))
  const many = useManyParcels(storeId, leave)
  const hidden = selection.ids.length - selection.listed.length
  const { tab, search } = listOf(query)
  const [isFiltering, setFiltering] = useState(false)
  const filters = { isOpen: isFiltering, onToggle: () => setFiltering(!isFiltering) }
  const isBeside = many.run !== null && (many.run.ended_at === null || many.run.failed.length > 0)
  const failures = new Map(many.run?.failed.map((one) => [one.id, one]))
  const isNone = list.last !== undefined && sales.length === 0 && !list.isOld
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
      {!only && <DispatchFigures storeId={storeId} />}
      {!only && <SalesTabs counts={list.pages[0]?.counts} open={tab} />}
      <SalesToolbar
        key={search ?? ''}
        storeId={storeId}
        busy={list.isOld}
        filters={only ? undefined : filters}
        onPosted={leave}
      />
      {!only && <SalesFilters isOpen={isFiltering} />}
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-4',
          isBeside && 'min-[90rem]:grid-cols-[minmax(0,1fr)_18rem]',
        )}
      >
        <ManyProgress
          storeId={storeId}
          many={many}
          className="min-[90rem]:sticky min-[90rem]:top-20 min-[90rem]:order-1"
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-4">
            <p role="status" className="text-label text-ink-2 tabular-nums">
              {list.last && t(ordersTexts.count, { count: list.last.paginate.total })}
            </p>
            <AllTick selection={selection} />
          </div>
          {sales.length > 0 && (
            <div aria-busy={list.isOld}>
              <SalesTable
                storeId={storeId}
                sales={sales}
                selection={selection}
                failures={failures}
                isBeside={isBeside}
                withReasons={only === 'returns'}
              />
            </div>
          )}
          {sales.length > 0 && <p className="text-label text-ink-2 max-xl:hidden">{t(dispatchRunTexts.keys)}</p>}
          {selection.ids.length > 0 && <BulkBar storeId={storeId} selection={selection} hidden={hidden} many={many} />}
          {isNone && <NoSales kind={kindOfNone(query, only)} storeId={storeId} />}
          {list.isWaiting && !list.isOld && <SkeletonRows rows={6} className="h-14" />}
          <MorePages list={list} shown={sales.length} />
        </div>
      </div>
    </div>
  )
}

const noneTexts = {
  all: [saleListTexts.none, saleListTexts.noneHint],
  tab: [saleListTexts.noneTab, saleListTexts.noneTabHint],
  center: [saleListTexts.noneCenter, saleListTexts.noneCenterHint],
  found: [saleListTexts.noneFound, saleListTexts.noneFoundHint],
  returns: [saleListTexts.noneReturns, saleListTexts.noneReturnsHint],
} as const

/** Says what was looked for, so that an empty list names what is missing. */
function kindOfNone(query: URLSearchParams, only: SaleTab | undefined): keyof typeof noneTexts {
  const { tab, search, bra_center: isCenter } = listOf(query)
  if (search || filterNames.some((name) => query.get(name))) return 'found'
  if (only === 'returns') return 'returns'
  if (tab) return 'tab'
  return isCenter ? 'center' : 'all'
}

function NoSales({ kind, storeId }: { kind: keyof typeof noneTexts; storeId: number }) {
  const t = useText()
  const [title, hint] = noneTexts[kind]
  const action = (
    <Link to={kind === 'all' ? paths.listings(storeId) : paths.storeOrders(storeId)} className={buttonStyle('outline')}>
      {t(kind === 'all' ? saleListTexts.toListings : saleListTexts.toAll)}
    </Link>
  )
  return (
    <EmptyState picture="/media/scenes/basket.svg" title={t(title)} action={action}>
      {t(hint)}
    </EmptyState>
  )
}
