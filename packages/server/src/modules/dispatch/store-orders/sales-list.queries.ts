import { notSent } from '@bra/contract/orders/order-states'
import { storeOrderLife } from '@bra/contract/orders/order-life'
import { MOST_CHOSEN } from '@bra/contract/dispatch/sales-filter.schemas'
import type { SaleOrder } from '@bra/contract/dispatch/sales-filter'
import type { SaleTab, StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import { offsetOf } from '../../../platform/paging.ts'
import { sentByCentre, sentByStore } from '../../orders/orders/index.ts'
import { hasNumber, liesReady, ownedBy, salesOf, type SalesFilter, tabFrom } from './sales-filter.queries.ts'
import { linesOf, sums } from './store-orders.queries.ts'

const counted = (of: RawBuilder<unknown>) => sql`
  select so.state, so.return_authorised_at is not null was_returned, count(*) count
  from store_orders so where ${of} group by 1, 2`

export async function saleCounts(db: Db, filter: SalesFilter) {
  const own = ownedBy(filter)
  // state by state the index alone is read, however large a part of all orders one store has
  const byState = sql`
    select own.* from unnest(${storeOrderLife.State.options}::text[]) one (state)
    cross join lateral (${counted(sql`${own} and so.state = one.state`)}) own`
  const { rows } = await sql<{ tab: SaleTab; count: number }>`
    select ${tabFrom(sql`so.was_returned`)} tab, sum(so.count)::int count
    from (${filter.bra_center ? counted(own) : byState}) so group by 1`.execute(db)
  return rows
}

const pictures = (isSeen: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('name', first.name, 'product_image', (
    select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(first.images) image
  )) order by first.id), '[]')
  from (
    -- the fence keeps the planner from walking through all lines until it has met four of these
    select * from (select l.id, l.name, p.images ${linesOf(isSeen)} offset 0) line order by line.id limit 4
  ) first
)`

const isUnsent = sql`so.state in ${literals(notSent)}`

export type SalesRow = Omit<StoreSale, 'created_at' | 'post_by' | 'late' | 'return_until'> & {
  created_at: Date
  post_by: Date | null
  return_authorised_at: Date | null
  return_posted_at: Date | null
}

const byPosting = new Set<SaleTab>(['prepare', 'ready', 'asked'])

const sortedBy: Record<SaleOrder, RawBuilder<unknown>> = {
  number: sql`so.order_id`,
  due: sql`so.post_by`,
  buyer: sql`case when so.paid_at is not null and ${sentByStore} then plain(buyer.name) end`,
  items: sql`(select sum(l.in_parcel) from order_lines l where l.store_order_id = so.id)`,
  total: sql`so.goods_cents + case when ${sentByCentre} then 0 else so.freight_cents end`,
  freight: sql`so.shipping ->> 'name'`,
  state: sql`so.state`,
}
const directions = { asc: sql`asc nulls last`, desc: sql`desc nulls last` }

/** An order whose number was searched comes first; of two that stand alike, the newer. */
function inOrder({ order, direction, tab, search }: SalesFilter) {
  if (order) return sql`${sortedBy[order]} ${directions[direction]}, so.id desc`
  const usual = tab && byPosting.has(tab) ? sql`so.post_by, so.id` : sql`so.id desc`
  return search ? sql`${hasNumber(search)} desc, ${usual}` : usual
}

/** The page is cut before anything is looked up for its rows. */
export async function salesPage(db: Db, filter: SalesFilter) {
  const isOwn = sql`l.store_id = ${filter.storeId}`
  const isTold = sql`so.paid_at is not null and ${sentByStore}`
  const { rows } = await sql<SalesRow>`
    select so.id, so.order_id, so.part, so.parts, o.created_at, so.state, ${sentByCentre} bra_center, so.return_authorised_at,
      so.return_posted_at, json_build_object('code', so.shipping ->> 'code', 'name', so.shipping ->> 'name') shipping,
      case when ${sentByCentre} then 0 else so.freight_cents end freight_cents, ${sums(isOwn)},
      ${pictures(isOwn)} pictures, case when ${isTold} then buyer.name end buyer,
      case when ${isTold} then json_build_object('city', o.address ->> 'city', 'uf', o.address ->> 'state') end place,
      case when ${sentByStore} then ${newestDocument} end document,
      ${sentByStore} and so.tracking_code is not null labelled,
      case when ${isUnsent} and not ${liesReady} then so.post_by end post_by,
      case when ${sentByStore} then (select c.reason from order_cancellations c
        where c.store_order_id = so.id and (c.answer is null or c.answer = 'granted') order by c.id desc limit 1) end reason
    from (
      ${sortable(filter)} order by ${inOrder(filter)} limit ${filter.per_page} offset ${offsetOf(filter)}
    ) so
    join orders o on o.id = so.order_id join users buyer on buyer.id = o.user_id
    order by ${inOrder(filter)}`.execute(db)
  return rows
}

const sortable = (filter: SalesFilter) =>
  filter.order === 'buyer'
    ? sql`select so.* from store_orders so join orders o on o.id = so.order_id join users buyer on buyer.id = o.user_id
        where ${salesOf(filter)}`
    : sql`select so.* from store_orders so where ${salesOf(filter)}`

const newestDocument = sql`(
  select json_build_object('state', i.state, 'reason', i.status_reason) from invoices i
  where i.store_order_id = so.id and i.environment = 1 and i.purpose = 'sale' and i.state <> 'unused'
  order by i.id desc limit 1)`

export async function choosableSales(db: Db, filter: SalesFilter) {
  if (filter.bra_center) return []
  const { rows } = await sql<{ id: number; order_id: number; cents: number }>`
    select so.id, so.order_id, so.goods_cents + so.freight_cents cents from (${sortable(filter)} and ${isUnsent}) so
    join orders o on o.id = so.order_id join users buyer on buyer.id = o.user_id
    order by ${inOrder(filter)} limit ${MOST_CHOSEN}`.execute(db)
  return rows
}

export async function countSales(db: Db, filter: SalesFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from store_orders so where ${salesOf(filter)}`.execute(db)
  return rows[0]!.count
}
