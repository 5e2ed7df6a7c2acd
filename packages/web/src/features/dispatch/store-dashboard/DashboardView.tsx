import { money } from '@bra/contract/trade/format'
import { periods } from '@bra/contract/dispatch/periods'
import type { Dashboard } from '@bra/contract/dispatch/store-dashboard.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { Answer } from '../../../lib/Answer.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { PriceChart } from '../../../ui/PriceChart.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { LowStock } from '../../selling/stock-alerts/LowStock.tsx'
import { OrderPicture } from '../../orders/orders/OrderPicture.tsx'
import { Part } from '../../orders/orders/OrderSums.tsx'
import { useSaleNews } from '../store-orders/store-orders.data.ts'
import { ClientLine } from './ClientLine.tsx'
import { Figures } from './Figures.tsx'
import { dashboardQuery } from './store-dashboard.data.ts'
import { dashboardTexts } from './texts.ts'
import { TodoList } from './TodoList.tsx'

const POLL_MS = 60_000

export function DashboardView({ storeId }: { storeId: number }) {
  const { query } = useAddress()
  const days = periods.find((each) => String(each) === query.get('dias')) ?? 30
  const dashboard = useQuery({ ...dashboardQuery(storeId, days), refetchInterval: POLL_MS })
  useSaleNews(storeId)
  return (
    <Answer to={dashboard} room="h-[40rem] rounded-panel">
      {(answer) => <WholeDashboard storeId={storeId} dashboard={answer} />}
    </Answer>
  )
}

function WholeDashboard({ storeId, dashboard }: { storeId: number; dashboard: Dashboard }) {
  const t = useText()
  const days = dashboard.days.length
  return (
    <div className="grid gap-5">
      <TodoList storeId={storeId} dashboard={dashboard} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{t(dashboardTexts.period, { days })}</h2>
        <PeriodChoice days={days} />
      </div>
      <Figures dashboard={dashboard} />
      {dashboard.orders.now > 0 ? (
        <Sales storeId={storeId} dashboard={dashboard} />
      ) : (
        <p className="panel p-5 text-ink-2">{t(dashboardTexts.noSales, { days })}</p>
      )}
      <LowStock storeId={storeId} />
    </div>
  )
}

/** Days without any sale would be drawn on an axis of cents. */
function Sales({ storeId, dashboard }: { storeId: number; dashboard: Dashboard }) {
  const t = useText()
  const days = dashboard.days.length
  const points = dashboard.days.map(({ on, cents }) => ({ on, cents }))
  return (
    <>
      <PriceChart
        title={t(dashboardTexts.salesByDay)}
        level={3}
        series={[{ name: t(dashboardTexts.sales), points }]}
        summary={t(dashboardTexts.salesSummary, { total: money(dashboard.sales_cents.now), days })}
        texts={{
          dayHeader: t(dashboardTexts.day),
          showTable: t(dashboardTexts.showTable),
          showChart: t(dashboardTexts.showChart),
          empty: t(dashboardTexts.noSales, { days }),
        }}
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Part title={t(dashboardTexts.topCards)}>
          <TopCards cards={dashboard.cards} />
        </Part>
        <Part title={t(dashboardTexts.topClients)}>
          <TopClients storeId={storeId} clients={dashboard.clients} />
        </Part>
      </div>
    </>
  )
}

function PeriodChoice({ days }: { days: number }) {
  const t = useText()
  const { change } = useAddress()
  return (
    <Segments
      legend={t(dashboardTexts.periodChoice)}
      options={periods.map((each) => ({ value: String(each), label: t(dashboardTexts.periodDays, { count: each }) }))}
      value={String(days)}
      onChange={(chosen) => change({ dias: chosen === '30' ? '' : chosen })}
    />
  )
}

function TopCards({ cards }: Pick<Dashboard, 'cards'>) {
  const t = useText()
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
            <span className="text-label text-ink-3 tabular-nums">{t(dashboardTexts.units, { count: units })}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

function TopClients({ storeId, clients }: { storeId: number } & Pick<Dashboard, 'clients'>) {
  const t = useText()
  return (
    <>
      <ol className="grid gap-3">
        {clients.map((client, at) => (
          <li key={at}>
            <ClientLine client={client} />
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <Link to={paths.dashboard(storeId, 'clientes')} className={loneLinkStyle}>
          {t(dashboardTexts.allClients)}
        </Link>
      </p>
    </>
  )
}
