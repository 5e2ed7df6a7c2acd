import { orderStandings } from '@bra/contract/orders/order-states'
import { Link, useSearchParams } from 'react-router'
import { oneOf, useAddress } from '../../../lib/address.ts'
import { MorePages } from '../../../lib/MorePages.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { paths } from '../../../lib/paths.ts'
import { QuerySearch } from '../../../lib/QuerySearch.tsx'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { FilterChip } from '../../../ui/Chip.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { OrderCard } from './OrderCard.tsx'
import { pagesOfOrders } from './orders.data.ts'
import { ordersTexts } from './texts.ts'
import { useOrderNews } from './useOrderNews.ts'

export function OrdersTab() {
  const t = useText()
  const [query] = useSearchParams()
  const list = usePages(pagesOfOrders(query))
  useOrderNews()
  const orders = list.pages.flatMap(({ products }) => products)
  const isFiltered = query.has('busca') || query.has('situacao')
  if (list.last && orders.length === 0 && !isFiltered) return <NoOrders />
  return (
    <>
      <OrdersToolbar />
      <p role="status" className="my-3 min-h-5 text-label text-ink-2 tabular-nums">
        {list.last && t(ordersTexts.count, { count: list.last.paginate.total })}
      </p>
      {list.last && orders.length === 0 && <NotFound />}
      <ul aria-labelledby="tab-title" aria-busy={list.isOld} className="grid gap-4">
        {orders.map((order) => (
          <OrderCard key={order.order_id} order={order} />
        ))}
      </ul>
      {list.isWaiting && <WaitingOrders />}
      <MorePages list={list} shown={orders.length} />
    </>
  )
}

function OrdersToolbar() {
  const t = useText()
  const { query, change } = useAddress()
  const chosen = oneOf(query, 'situacao', orderStandings)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <QuerySearch name="busca" label={t(ordersTexts.search)} className="min-w-60 flex-1 sm:max-w-96" />
      <div role="group" aria-label={t(ordersTexts.standing)} className="flex flex-wrap gap-2">
        {orderStandings.map((standing) => (
          <FilterChip
            key={standing}
            pressed={standing === chosen}
            onClick={() => change({ situacao: standing === chosen ? null : standing })}
          >
            {t(ordersTexts[`is_${standing}`])}
          </FilterChip>
        ))}
      </div>
    </div>
  )
}

function NotFound() {
  const t = useText()
  const { href } = useAddress()
  return (
    <EmptyState
      level={3}
      picture="/media/scenes/lantern.svg"
      title={t(ordersTexts.notFound)}
      action={
        <Link to={href({ busca: null, situacao: null })} className={buttonStyle('solid')}>
          {t(ordersTexts.showAll)}
        </Link>
      }
    >
      {t(ordersTexts.notFoundHint)}
    </EmptyState>
  )
}

function NoOrders() {
  const t = useText()
  return (
    <EmptyState
      level={3}
      picture="/media/scenes/basket.svg"
      title={t(ordersTexts.none)}
      action={
        <Link to={paths.cards()} className={buttonStyle('solid')}>
          {t(ordersTexts.exploreCards)}
        </Link>
      }
    >
      {t(ordersTexts.noneHint)}
    </EmptyState>
  )
}

function WaitingOrders() {
  return (
    <div aria-hidden className="mt-4 grid gap-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="panel p-4">
          <div className="flex items-start justify-between">
            <Skeleton className="h-12 w-44" />
            <Skeleton className="h-7 w-24" />
          </div>
          <Skeleton className="mt-4 h-[4.75rem] w-60" />
          <Skeleton className="mt-4 h-11 w-full" />
        </div>
      ))}
    </div>
  )
}
