import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { GameOfStore, MonthOfStore, ReportedInvoice } from '@bra/contract/payouts/store-reports.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { travelsWith } from '../../dispatch/store-orders/index.ts'
import { midnight } from '../statements/index.ts'

/** Days in Brasília, both included. */
interface Span {
  from?: string
  to?: string
}
type Part<Column extends keyof MonthOfStore> = Pick<MonthOfStore, Column | 'month'>

const isWithin = (at: RawBuilder<unknown>, { from, to }: Span) => sql`${at} is not null
  ${from ? sql`and ${at} >= ${midnight(from)}` : sql``}
  ${to ? sql`and ${at} < ${midnight(to)} + interval '1 day'` : sql``}`
const monthOf = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone 'America/Sao_Paulo', 'YYYY-MM')`
const paid = sql`so.paid_at`
const posted = sql`e.created_at`

export async function salesByMonth(db: Db, storeId: number, span: Span) {
  const { rows } = await sql<Part<'orders' | 'units' | 'goods_cents' | 'freight_cents'>>`
    select ${monthOf(paid)} as month, count(distinct so.order_id)::int orders, sum(units)::int units,
      sum(so.goods_cents)::int goods_cents, sum(so.freight_cents)::int freight_cents
    from store_orders so
    cross join lateral (select sum(quantity) units from order_lines l where l.store_order_id = so.id) line
    where so.store_id = ${storeId} and ${isWithin(paid, span)}
    group by 1`.execute(db)
  return rows
}

/** Units that were found to lack are not counted. */
export async function salesByGame(db: Db, storeId: number, span: Span) {
  const { rows } = await sql<GameOfStore>`
    select b.name, sum(l.in_parcel)::int units, sum(l.in_parcel * l.unit_price_cents)::int goods_cents
    from store_orders so join order_lines l on l.store_order_id = so.id
    join products p on p.id = l.product_id join categories c on c.id = p.category_id
    join businesses b on b.id = c.business_id
    where so.store_id = ${storeId} and ${isWithin(paid, span)}
    group by b.id, b.name having sum(l.in_parcel) > 0 order by goods_cents desc, b.name`.execute(db)
  return rows
}

/** Refunds and commission stand in the ledger on the day on which they were decided. */
export async function moneyByMonth(db: Db, storeId: number, span: Span) {
  const { rows } = await sql<Part<'refunded_cents' | 'commission_cents'>>`
    select ${monthOf(posted)} as month,
      coalesce(-sum(line.cents) filter (where e.kind = 'refund_decided' and line.account = 'escrow:' || so.id), 0)::int refunded_cents,
      coalesce(sum(line.cents) filter (where line.account = 'commission'), 0)::int commission_cents
    from store_orders so
    join ledger_entries e on e.store_order_id = so.id
    join ledger_lines line on line.entry_id = e.id
    where so.store_id = ${storeId} and ${isWithin(posted, span)}
    group by 1`.execute(db)
  return rows
}

export async function balanceByMonth(db: Db, storeId: number, span: Span) {
  type Moved = 'released_cents' | 'labels_cents' | 'disputes_cents' | 'credits_cents' | 'withdrawn_cents'
  const { rows } = await sql<Part<Moved>>`
    select ${monthOf(posted)} as month,
      coalesce(sum(line.cents) filter (where e.kind = 'release'), 0)::int released_cents,
      coalesce(-sum(line.cents) filter (where e.kind like 'label%'), 0)::int labels_cents,
      coalesce(-sum(line.cents) filter (where e.kind like 'dispute%'), 0)::int disputes_cents,
      coalesce(-sum(line.cents) filter (where e.kind = 'sale_broken'), 0)::int credits_cents,
      coalesce(-sum(line.cents) filter (where e.kind like 'withdrawal%'), 0)::int withdrawn_cents
    from ledger_lines line join ledger_entries e on e.id = line.entry_id
    where line.account = ${`store:${storeId}`} and ${isWithin(posted, span)}
    group by 1`.execute(db)
  return rows
}

export async function yearsOfSales(db: Db, storeId: number) {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from so.paid_at at time zone 'America/Sao_Paulo')::int as year
    from store_orders so where so.store_id = ${storeId} and so.paid_at is not null`.execute(db)
  return rows.map(({ year }) => year)
}

interface PaidParcel {
  id: number
  order_id: number
  part: number
  parts: number
  state: StoreOrderState
  paid_at: Date
  posted_at: Date | null
  buyer: string
  uf: string
  units: number
  goods_cents: number
  freight_cents: number
  refunded_cents: number
  commission_cents: number
  carrier: string | null
  tracking_code: string | null
  invoice: ReportedInvoice | null
}

export async function paidParcels(
  db: Db,
  storeId: number,
  { before, limit, ...span }: Span & { before?: number; limit: number },
) {
  const { rows } = await sql<PaidParcel>`
    with page as (
      select so.* from store_orders so
      where so.store_id = ${storeId} and ${isWithin(paid, span)} ${before ? sql`and so.id < ${before}` : sql``}
      order by so.id desc limit ${limit}
    )
    select so.id, so.order_id, so.part, so.parts, so.state, so.paid_at, so.posted_at, buyer.name buyer,
      o.address ->> 'state' uf, line.units, so.goods_cents, so.freight_cents, so.carrier, so.tracking_code, ${travelsWith} invoice,
      money.refunded_cents, money.commission_cents
    from page so
    join orders o on o.id = so.order_id
    join users buyer on buyer.id = o.user_id
    cross join lateral (select sum(quantity)::int units from order_lines l where l.store_order_id = so.id) line
    cross join lateral (
      select coalesce(-sum(line.cents) filter (where e.kind = 'refund_decided' and line.account = 'escrow:' || so.id), 0)::int refunded_cents,
        coalesce(sum(line.cents) filter (where line.account = 'commission'), 0)::int commission_cents
      from ledger_entries e join ledger_lines line on line.entry_id = e.id where e.store_order_id = so.id
    ) money
    order by so.id desc`.execute(db)
  return rows
}
