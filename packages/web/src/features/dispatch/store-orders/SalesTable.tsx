import { clsx } from 'clsx'
import { date } from '@bra/contract/trade/format'
import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { paths } from '../../../lib/paths.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { OrderPicture } from '../../orders/orders/OrderPicture.tsx'
import { partInWords } from '../../orders/orders/parcel-part.ts'
import { reasonTexts } from '../../orders/parcels/Outcome.tsx'
import { StateBadge } from '../../orders/orders/StateBadge.tsx'
import { ordersTexts } from '../../orders/orders/texts.ts'
import { dispatchRunTexts } from './dispatch-run-texts.ts'
import { saleListTexts } from './sale-list-texts.ts'
import { SaleCard } from './SaleCard.tsx'
import { SaleDue } from './SaleDue.tsx'
import { SaleMenu } from './SaleMenu.tsx'
import { type Failures, stepNames, stopOf } from './sale-steps.ts'
import { PlaceOrStop, StepMark } from './SaleSteps.tsx'
import { listOf } from './sales-query.ts'
import { SaleTick } from './SaleTick.tsx'
import { rowIdOf, type Selection } from './useSelection.ts'

interface SalesTableProps {
  storeId: number
  sales: StoreSale[]
  selection: Selection
  failures: Failures
  isBeside?: boolean
  /** Shows the reason of each return instead of the freight. */
  withReasons?: boolean
}

export function SalesTable({ storeId, sales, selection, failures, isBeside, withReasons }: SalesTableProps) {
  const t = useText()
  const columns = columnsOf(t, { storeId, selection, failures })
  const { select, number, buyer, items, total, freight, reason, due } = columns
  const [state, menu] = [columns.state, columns.menu].map((column) => (isBeside ? hiddenBeside(column) : column))
  const { query, change } = useAddress()
  const { order, direction } = listOf(query)
  const sort = (by: string) => change({ ordem: by, sentido: by === order && direction === 'asc' ? 'desc' : '' })
  return (
    <Table
      caption={t(saleListTexts.list)}
      columns={
        withReasons
          ? [select, number, buyer, items, total, reason, state!, due, menu!]
          : [select, number, buyer, items, total, freight, state!, due, ...stepColumns(t, failures), menu!]
      }
      sorting={{ by: order ?? '', direction: direction === 'asc' ? 'ascending' : 'descending', onSort: sort }}
      rows={sales}
      rowKey={({ id }) => String(id)}
      rowRef={(sale) => ({
        id: rowIdOf(sale.id),
        selected: selection.has(sale.id) || undefined,
        isWrong: stopOf(sale, failures) !== null,
      })}
      rowsFrom="xl"
      density="dense"
      card={(sale) => (
        <SaleCard storeId={storeId} sale={sale} selection={selection} failures={failures} withReasons={withReasons} />
      )}
    />
  )
}

type Columns = Record<
  'select' | 'number' | 'buyer' | 'items' | 'total' | 'freight' | 'reason' | 'state' | 'due' | 'menu',
  Column<StoreSale>
>

type OfList = Pick<SalesTableProps, 'storeId' | 'selection' | 'failures'>

const columnsOf = (t: Translate, { storeId, selection, failures }: OfList): Columns => ({
  select: {
    key: 'select',
    header: t(saleListTexts.select),
    hiddenHeader: true,
    className: 'w-10',
    cell: (sale) => <SaleTick sale={sale} selection={selection} />,
  },
  number: {
    key: 'number',
    header: t(saleListTexts.number),
    sortable: true,
    cell: (sale) => (
      <>
        <Link to={paths.storeOrder(storeId, sale.id)} className={`${loneLinkStyle} tabular-nums`}>
          {sale.order_id}
        </Link>
        {sale.parts > 1 && (
          <span className="block text-small whitespace-nowrap text-ink-2">{partInWords(sale, t)}</span>
        )}
        <span className="block text-small whitespace-nowrap text-ink-3 tabular-nums">{date(sale.created_at)}</span>
      </>
    ),
  },
  buyer: {
    key: 'buyer',
    header: t(saleListTexts.buyer),
    sortable: true,
    className: 'min-w-28 max-w-52',
    cell: (sale) => (
      <>
        <span className="block truncate">{sale.buyer ?? t(saleListTexts.hiddenBuyer)}</span>
        <PlaceOrStop sale={sale} failures={failures} />
      </>
    ),
  },
  items: { key: 'items', header: t(saleListTexts.items), sortable: true, cell: (sale) => <SaleItems sale={sale} /> },
  total: {
    key: 'total',
    header: t(saleListTexts.total),
    numeric: true,
    sortable: true,
    cell: ({ goods_cents: goods, freight_cents: freight }) => <Money cents={goods + freight} />,
  },
  freight: {
    key: 'freight',
    header: t(saleListTexts.freight),
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
    header: t(saleListTexts.reason),
    cell: ({ reason }) => (reason ? t(reasonTexts[reason]) : '–'),
  },
  state: {
    key: 'state',
    header: t(saleListTexts.state),
    sortable: true,
    cell: ({ state }) => <StateBadge state={state} />,
  },
  due: { key: 'due', header: t(saleListTexts.due), sortable: true, cell: (sale) => <SaleDue sale={sale} /> },
  menu: {
    key: 'menu',
    header: t(siteTexts.actions),
    hiddenHeader: true,
    className: 'w-14',
    cell: (sale) => <SaleMenu storeId={storeId} sale={sale} />,
  },
})

const stepColumns = (t: Translate, failures: Failures): Column<StoreSale>[] =>
  stepNames.map((name) => ({
    key: name,
    header: t(dispatchRunTexts[`${name}Head`]),
    className: 'px-1! text-center!',
    cell: (sale) => <StepMark name={name} sale={sale} failures={failures} />,
  }))

/** The steps say what the state says, and the order's page has all actions. */
const hiddenBeside = (column: Column<StoreSale>) => ({
  ...column,
  className: clsx(column.className, 'min-[90rem]:max-[108rem]:hidden'),
})

function SaleItems({ sale: { count, pictures } }: { sale: StoreSale }) {
  const t = useText()
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="flex gap-1">
        {pictures.slice(0, 2).map(({ name, product_image: images }, at) => (
          <OrderPicture key={at} name={name} images={images} className="w-7" />
        ))}
      </span>
      <span className="whitespace-nowrap tabular-nums">{t(ordersTexts.items, { count })}</span>
    </span>
  )
}
