import { date, money } from '@bra/contract/trade/format'
import type { FoundOrder } from '@bra/contract/office/order-search.schemas'
import { Link } from 'react-router'
import { officeTitles } from '../../../lib/office-titles.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { type Column, Table } from '../../../ui/Table.tsx'
import { cartTexts } from '../../orders/cart/texts.ts'
import { StateBadge } from '../../orders/orders/StateBadge.tsx'
import { orderSearchTexts } from './texts.ts'

export function OrdersTable({ orders }: { orders: FoundOrder[] }) {
  const t = useText()
  const number = ({ id }: FoundOrder) => (
    <Link to={paths.adminOrder(id)} className={`${loneLinkStyle} whitespace-nowrap`}>
      {t(orderSearchTexts.order, { id: String(id) })}
    </Link>
  )
  const sender = ({ store, parts }: FoundOrder['parcels'][number]) => {
    const name = store ?? t(orderSearchTexts.centre)
    return parts > 1 ? `${name} ${t(cartTexts.inParcels, { count: parts })}` : name
  }
  const stores = ({ parcels }: FoundOrder) =>
    parcels
      .filter(({ part }) => part === 1)
      .map(sender)
      .join(', ')
  const columns: Column<FoundOrder>[] = [
    { key: 'id', header: t(orderSearchTexts.number), cell: number },
    {
      key: 'at',
      header: t(orderSearchTexts.placed),
      cell: ({ created_at: at }) => <span className="whitespace-nowrap tabular-nums">{date(at)}</span>,
    },
    { key: 'buyer', header: t(orderSearchTexts.buyer), cell: ({ buyer }) => buyer.name },
    { key: 'stores', header: t(orderSearchTexts.stores), cell: stores },
    { key: 'state', header: t(orderSearchTexts.state), cell: States },
    { key: 'total', header: t(orderSearchTexts.total), numeric: true, cell: ({ total_cents: cents }) => money(cents) },
  ]
  return (
    <Table
      caption={t(officeTitles.foundOrders)}
      columns={columns}
      rows={orders}
      rowKey={({ id }) => String(id)}
      card={(order) => (
        <div className="grid gap-1.5">
          <div className="flex items-baseline justify-between gap-3">
            {number(order)}
            <span className="font-semibold tabular-nums">{money(order.total_cents)}</span>
          </div>
          <p className="text-label text-ink-2">
            {date(order.created_at)} · {order.buyer.name} · {stores(order)}
          </p>
          <States {...order} />
        </div>
      )}
    />
  )
}

const States = ({ parcels }: FoundOrder) => (
  <span className="flex flex-wrap gap-1">
    {[...new Set(parcels.map(({ state }) => state))].map((state) => (
      <StateBadge key={state} state={state} />
    ))}
  </span>
)
