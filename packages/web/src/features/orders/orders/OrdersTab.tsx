import { Link, useSearchParams } from 'react-router'
import { MorePages } from '../../../lib/MorePages.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { OrderCard } from './OrderCard.tsx'
import { pagesOfOrders } from './orders.data.ts'
import { useOrderNews } from './useOrderNews.ts'

export function OrdersTab() {
  const t = useText()
  const [query] = useSearchParams()
  const list = usePages(pagesOfOrders(query))
  useOrderNews()
  const orders = list.pages.flatMap(({ products }) => products)
  if (list.last && orders.length === 0) return <NoOrders />
  return (
    <>
      <p role="status" className="-mt-2 mb-3 min-h-5 text-label text-ink-2 tabular-nums">
        {list.last && t('orders.count', { count: list.last.paginate.total })}
      </p>
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

function NoOrders() {
  const t = useText()
  return (
    <EmptyState
      level={3}
      picture="/media/scenes/basket.svg"
      title={t('orders.none')}
      action={
        <Link to={paths.cards()} className={buttonStyle('solid')}>
          {t('orders.exploreCards')}
        </Link>
      }
    >
      {t('orders.noneHint')}
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
