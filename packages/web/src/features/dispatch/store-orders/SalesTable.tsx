import { date } from '@bra/contract/trade/format'
import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { paths } from '../../../lib/paths.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { OrderPicture } from '../../orders/orders/OrderPicture.tsx'
import { reasonTexts } from '../../orders/orders/Outcome.tsx'
import { StateBadge } from '../../orders/orders/StateBadge.tsx'
import { SaleCard } from './SaleCard.tsx'
import { SaleDue } from './SaleDue.tsx'
import { SaleMenu } from './SaleMenu.tsx'
import { SaleSteps } from './SaleSteps.tsx'
import { listOf } from './sales-query.ts'
import { SaleTick } from './SaleTick.tsx'
import { rowIdOf, type Selection } from './useSelection.ts'

interface SalesTableProps {
  storeId: number
  sales: StoreSale[]
  selection: Selection
  /** Shows the reason of each return instead of the freight. */
  withReasons?: boolean
}

export function SalesTable({ storeId, sales, selection, withReasons }: SalesTableProps) {
  const t = useText()
  const { select, number, buyer, items, total, freight, reason, state, steps, due, menu } = columnsOf(
    t,
    storeId,
    selection,
  )
  const { query, change } = useAddress()
  const { order, direction } = listOf(query)
  const sort = (by: string) => change({ ordem: by, sentido: by === order && direction === 'asc' ? 'desc' : '' })
  return (
    <Table
      caption={t('selling.list')}
      columns={
        withReasons
          ? [select, number, buyer, items, total, reason, state, due, menu]
          : [select, number, buyer, items, total, freight, state, steps, due, menu]
      }
      sorting={{ by: order ?? '', direction: direction === 'asc' ? 'ascending' : 'descending', onSort: sort }}
      rows={sales}
      rowKey={({ id }) => String(id)}
      rowRef={({ id }) => ({ id: rowIdOf(id), selected: selection.has(id) || undefined })}
      rowsFrom="xl"
      card={(sale) => <SaleCard storeId={storeId} sale={sale} selection={selection} withReasons={withReasons} />}
    />
  )
}

type Columns = Record<
  'select' | 'number' | 'buyer' | 'items' | 'total' | 'freight' | 'reason' | 'state' | 'steps' | 'due' | 'menu',
  Column<StoreSale>
>

const columnsOf = (t: Translate, storeId: number, selection: Selection): Columns => ({
  select: {
    key: 'select',
    header: t('selling.select'),
    hiddenHeader: true,
    className: 'w-10',
    cell: (sale) => <SaleTick sale={sale} selection={selection} />,
  },
  number: {
    key: 'number',
    header: t('selling.number'),
    sortable: true,
    cell: (sale) => (
      <>
        <Link to={paths.storeOrder(storeId, sale.id)} className={`${loneLinkStyle} tabular-nums`}>
          {sale.order_id}
        </Link>
        <span className="block text-small whitespace-nowrap text-ink-3 tabular-nums">{date(sale.created_at)}</span>
      </>
    ),
  },
  buyer: {
    key: 'buyer',
    header: t('selling.buyer'),
    sortable: true,
    cell: ({ buyer, place }) => (
      <>
        {buyer ?? t('selling.hiddenBuyer')}
        {place && <span className="block text-small text-ink-3">{`${place.city}, ${place.uf}`}</span>}
      </>
    ),
  },
  steps: {
    key: 'steps',
    header: t('dispatching.steps'),
    cell: (sale) => <SaleSteps sale={sale} />,
  },
  items: { key: 'items', header: t('selling.items'), sortable: true, cell: (sale) => <SaleItems sale={sale} /> },
  total: {
    key: 'total',
    header: t('selling.total'),
    numeric: true,
    sortable: true,
    cell: ({ goods_cents: goods, freight_cents: freight }) => <Money cents={goods + freight} />,
  },
  freight: {
    key: 'freight',
    header: t('selling.freight'),
    sortable: true,
    cell: ({ shipping, freight_cents: freight, bra_center: isCenter }) => (
      <>
        <span className="whitespace-nowrap">{shipping.name}</span>
        {!isCenter && <Money cents={freight} className="block text-small text-ink-3" />}
      </>
    ),
  },
  reason: {
    key: 'reason',
    header: t('selling.reason'),
    cell: ({ reason }) => (reason ? t(reasonTexts[reason]) : '–'),
  },
  state: {
    key: 'state',
    header: t('selling.state'),
    sortable: true,
    cell: ({ state }) => <StateBadge state={state} />,
  },
  due: { key: 'due', header: t('selling.due'), sortable: true, cell: (sale) => <SaleDue sale={sale} /> },
  menu: {
    key: 'menu',
    header: t('selling.actions'),
    hiddenHeader: true,
    className: 'w-14',
    cell: (sale) => <SaleMenu storeId={storeId} sale={sale} />,
  },
})

function SaleItems({ sale: { count, pictures } }: { sale: StoreSale }) {
  const t = useText()
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="flex gap-1">
        {pictures.slice(0, 3).map(({ name, product_image: images }, at) => (
          <OrderPicture key={at} name={name} images={images} className="w-7" />
        ))}
      </span>
      <span className="whitespace-nowrap tabular-nums">{t('orders.items', { count })}</span>
    </span>
  )
}
