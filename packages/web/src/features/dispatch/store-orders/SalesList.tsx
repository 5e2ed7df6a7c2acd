import type { SaleTab } from '@bra/contract/dispatch/store-orders.schemas'
import { Link, useSearchParams } from 'react-router'
import { MorePages } from '../../../lib/MorePages.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { BulkBar } from './BulkBar.tsx'
import { SalesTable } from './SalesTable.tsx'
import { SalesTabs } from './SalesTabs.tsx'
import { SalesToolbar } from './SalesToolbar.tsx'
import { listOf, pagesOfSales, useSaleNews } from './store-orders.data.ts'
import { useSelection } from './useSelection.ts'

interface SalesListProps {
  storeId: number
  /** The one tab of a page that has no tabs. */
  only?: SaleTab
}

export function SalesList({ storeId, only }: SalesListProps) {
  const t = useText()
  const [query] = useSearchParams()
  const list = usePages(pagesOfSales(storeId, query, only))
  useSaleNews(storeId)
  const sales = list.pages.flatMap(({ orders }) => orders)
  const selection = useSelection(sales)
  const hidden = selection.ids.filter((id) => !sales.some((sale) => sale.id === id)).length
  const { tab, search, bra_center: isCenter } = listOf(query)
  const isNone = list.last !== undefined && sales.length === 0 && !list.isOld
  return (
    <div className="grid gap-4">
      {!only && <SalesTabs counts={list.pages[0]?.counts} open={tab} />}
      {selection.ids.length > 0 ? (
        <BulkBar storeId={storeId} selection={selection} hidden={hidden} />
      ) : (
        <SalesToolbar key={search ?? ''} busy={list.isOld} />
      )}
      <p role="status" className="min-h-5 text-label text-ink-2 tabular-nums">
        {list.last && t('purchases.count', { count: list.last.paginate.total })}
      </p>
      {sales.length > 0 && (
        <div aria-busy={list.isOld}>
          <SalesTable storeId={storeId} sales={sales} selection={selection} withReasons={only === 'returns'} />
        </div>
      )}
      {isNone && (
        <NoSales
          kind={search ? 'found' : only === 'returns' ? 'returns' : tab ? 'tab' : isCenter ? 'center' : 'all'}
          storeId={storeId}
        />
      )}
      {list.isWaiting && !list.isOld && <SkeletonRows rows={6} className="h-14" />}
      <MorePages list={list} shown={sales.length} />
    </div>
  )
}

const noneTexts = {
  all: ['selling.none', 'selling.noneHint'],
  tab: ['selling.noneTab', 'selling.noneTabHint'],
  center: ['selling.noneCenter', 'selling.noneCenterHint'],
  found: ['selling.noneFound', 'selling.noneFoundHint'],
  returns: ['selling.noneReturns', 'selling.noneReturnsHint'],
} as const

function NoSales({ kind, storeId }: { kind: keyof typeof noneTexts; storeId: number }) {
  const t = useText()
  const [title, hint] = noneTexts[kind]
  const action = (
    <Link to={kind === 'all' ? paths.listings(storeId) : paths.storeOrders(storeId)} className={buttonStyle('outline')}>
      {t(kind === 'all' ? 'selling.toListings' : 'selling.toAll')}
    </Link>
  )
  return (
    <EmptyState picture="/media/scenes/basket.svg" title={t(title)} action={action}>
      {t(hint)}
    </EmptyState>
  )
}
