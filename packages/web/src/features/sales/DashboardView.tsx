import { money } from '@bra/contract/format'
import type { Dashboard } from '@bra/contract/sales.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { refusalOf } from '../../lib/refusal.ts'
import { useText } from '../../lib/text.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'
import { Money } from '../../ui/Money.tsx'
import { PriceChart } from '../../ui/PriceChart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorPanel } from '../../ui/states.tsx'
import { OrderPicture } from '../orders/OrderPicture.tsx'
import { Part } from '../orders/OrderSums.tsx'
import { useSaleNews } from '../store-orders/store-orders.data.ts'
import { Figures } from './Figures.tsx'
import { dashboardQuery } from './sales.data.ts'
import { TodoList } from './TodoList.tsx'

const POLL_MS = 60_000

/** What to do first, then how it goes. */
export function DashboardView({ storeId }: { storeId: number }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery({ ...dashboardQuery(storeId), refetchInterval: POLL_MS })
  useSaleNews(storeId)
  if (data) return <WholeDashboard storeId={storeId} dashboard={data} />
  if (!error) return <Skeleton className="h-[40rem] rounded-panel" />
  return (
    <ErrorPanel
      title={t('shell.problem')}
      retryLabel={t('shell.retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {refusalOf(error, t)}
    </ErrorPanel>
  )
}

function WholeDashboard({ storeId, dashboard }: { storeId: number; dashboard: Dashboard }) {
  const t = useText()
  const points = dashboard.days.map(({ on, cents }) => ({ on, cents }))
  return (
    <div className="grid gap-5">
      <TodoList storeId={storeId} dashboard={dashboard} />
      <h2 className="mt-2 text-h3">{t('dashboard.thirtyDays')}</h2>
      <Figures dashboard={dashboard} />
      <PriceChart
        title={t('dashboard.salesByDay')}
        level={3}
        series={[{ name: t('dashboard.sales'), points }]}
        summary={t('dashboard.salesSummary', { total: money(dashboard.sales_cents.now) })}
        texts={{
          dayHeader: t('dashboard.day'),
          showTable: t('dashboard.showTable'),
          showChart: t('dashboard.showChart'),
          empty: t('dashboard.noSales'),
        }}
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Part title={t('dashboard.topCards')}>
          <TopCards cards={dashboard.cards} />
        </Part>
        <Part title={t('dashboard.topClients')}>
          <TopClients storeId={storeId} clients={dashboard.clients} />
        </Part>
      </div>
    </div>
  )
}

function TopCards({ cards }: Pick<Dashboard, 'cards'>) {
  const t = useText()
  if (cards.length === 0) return <p className="text-ink-2">{t('dashboard.noSales')}</p>
  return (
    <ol className="grid gap-3">
      {cards.map(({ product_id: id, name, code, product_image: images, units, cents }) => (
        <li key={id} className="flex items-center gap-3">
          <OrderPicture name={name} images={images} className="w-10" />
          <p className="min-w-0 flex-1">
            <Link to={paths.product({ id, name })} className={loneLinkStyle}>
              {name}
            </Link>
            <span className="block text-label text-ink-3 tabular-nums">{code}</span>
          </p>
          <p className="text-right">
            <Money cents={cents} className="block font-semibold" />
            <span className="text-label text-ink-3 tabular-nums">{t('dashboard.units', { count: units })}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

function TopClients({ storeId, clients }: { storeId: number } & Pick<Dashboard, 'clients'>) {
  const t = useText()
  if (clients.length === 0) return <p className="text-ink-2">{t('dashboard.noClients')}</p>
  return (
    <>
      <ol className="grid gap-3">
        {clients.map(({ name, city, uf, orders, total_cents: total }, at) => (
          <li key={at} className="flex items-baseline justify-between gap-3">
            <p className="min-w-0">
              <b>{name}</b>
              <span className="block text-label text-ink-3">
                {city}/{uf}
              </span>
            </p>
            <p className="text-right">
              <Money cents={total} className="block font-semibold" />
              <span className="text-label text-ink-3 tabular-nums">{t('dashboard.orderCount', { count: orders })}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <Link to={`${paths.dashboard(storeId)}?aba=clientes`} className={loneLinkStyle}>
          {t('dashboard.allClients')}
        </Link>
      </p>
    </>
  )
}
