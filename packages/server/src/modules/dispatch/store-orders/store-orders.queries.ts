import { notSent } from '@bra/contract/orders/order-states'
import { liveLabels } from '@bra/contract/dispatch/labels'
import { literals } from '../../../platform/literals.ts'
import { storeOrderLife, type StoreOrderState } from '@bra/contract/orders/order-life'
import type { OrderAddress } from '@bra/contract/orders/orders.schemas'
import type { SaleTab, StoreSale, StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'
import { parcelColumns, type ParcelRow } from '../../orders/orders/index.ts'

export interface SalesFilter {
  storeId: number
  ownerId: number
  bra_center: boolean
  state?: StoreOrderState
  tab?: SaleTab
  search?: string
  page: number
  per_page: number
}

const tabOfState: Partial<Record<StoreOrderState, SaleTab>> = {
  ...{ awaiting_payment: 'unpaid', paid: 'prepare', picking: 'prepare', invoiced: 'prepare', ready_to_ship: 'ready' },
  ...{ cancellation_requested: 'asked', shipped: 'sent', delivered: 'done', completed: 'done' },
  ...{ return_requested: 'returns', return_authorised: 'returns', returning: 'returns', returned: 'returns' },
}
const tabFrom = (wasReturned: RawBuilder<unknown>) =>
  sql<SaleTab>`case ${sql.join(
    Object.entries(tabOfState).map(([state, tab]) => sql`when so.state = ${sql.lit(state)} then ${sql.lit(tab)}`),
    sql` `,
  )} when ${wasReturned} then 'returns' else 'over' end`
const tabOf = tabFrom(sql`so.return_authorised_at is not null`)
const statesOf = (tab: SaleTab) => [
  ...Object.entries(tabOfState).flatMap(([state, its]) => (its === tab ? [state] : [])),
  ...(tab === 'over' || tab === 'returns' ? ['expired', 'cancelled', 'lost', 'refunded'] : []),
]
// the states are repeated for the index
const standsIn = (tab: SaleTab) => sql`so.state = any(${statesOf(tab)}) and ${tabOf} = ${tab}`

// the store's own parcels, or those of the centre in which goods of the store lie
const ownedBy = ({ storeId, ownerId, bra_center: isCenter }: SalesFilter) => sql`
  exists (select from stores where id = ${storeId} and owner_id = ${ownerId})
  and ${
    isCenter
      ? sql`so.store_id is null and so.id in (
          select store_order_id from order_lines where store_id = ${storeId} and from_center)`
      : sql`so.store_id = ${storeId}`
  }`

const salesOf = (filter: SalesFilter) => sql`${ownedBy(filter)}
  ${filter.state ? sql`and so.state = ${filter.state}` : sql``}
  ${filter.tab ? sql`and ${standsIn(filter.tab)}` : sql``} ${filter.search ? sql`and ${isFound(filter)}` : sql``}`

// matches the order number, the buyer once it is paid, or one of the store's lines; searches only the store's parcels
const isFound = ({ storeId, bra_center: isCenter, search = '' }: SalesFilter) => sql`(
  so.order_id::text = ${search.replace(/^#|\D+$/g, '')}
  or so.id in (
    select own.id from store_orders own
    join orders o on o.id = own.order_id join users buyer on buyer.id = o.user_id
    where own.store_id = ${storeId} and own.paid_at is not null
      and ${hasWords(sql`plain(buyer.name || ' ' || coalesce(o.address ->> 'recipient', ''))`, search)}
    union all
    select l.store_order_id from order_lines l
    where l.store_id = ${storeId} and ${hasWords(sql`plain(l.name || ' ' || l.code)`, search)} and ${
      isCenter ? sql`l.from_center` : sql`l.store_order_id in (select id from store_orders where store_id = ${storeId})`
    }))`

const counted = (of: RawBuilder<unknown>) => sql`
  select so.state, so.return_authorised_at is not null was_returned, count(*) count
  from store_orders so where ${of} group by 1, 2`

/** Counts by tab all parcels that the store sends, or those that the centre sends for it. */
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

const linesOf = (isSeen: RawBuilder<unknown>) => sql`
  from order_lines l join products p on p.id = l.product_id where l.store_order_id = so.id and ${isSeen}`

const pictures = (isSeen: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('name', first.name, 'product_image', (
    select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(first.images) image
  )) order by first.id), '[]')
  from (
    -- the fence keeps the planner from walking through all lines until it has met four of these
    select * from (select l.id, l.name, p.images ${linesOf(isSeen)} offset 0) line order by line.id limit 4
  ) first
)`

const sums = (isSeen: RawBuilder<unknown>) => sql`
  (select sum(l.quantity - l.lacking)::int ${linesOf(isSeen)}) count,
  (select sum(l.unit_price_cents * l.quantity)::int ${linesOf(isSeen)}) goods_cents`

const isUnsent = sql`so.state in ${literals(notSent)}`

// the parcel is ready and waits for the buyer to pick it up
const liesReady = sql`so.state = 'ready_to_ship' and so.shipping ->> 'code' = 'retirada'`

export type SalesRow = Omit<StoreSale, 'created_at' | 'post_by' | 'late' | 'return_until'> & {
  created_at: Date
  post_by: Date | null
  return_authorised_at: Date | null
  return_posted_at: Date | null
}

const byPosting = new Set<SaleTab>(['prepare', 'ready', 'asked'])

/** Newest first or by the last day to post; the page is cut before anything is looked up for its rows. */
export async function salesPage(db: Db, filter: SalesFilter) {
  const isOwn = sql`l.store_id = ${filter.storeId}`
  const inOrder = filter.tab && byPosting.has(filter.tab) ? sql`so.post_by, so.id` : sql`so.id desc`
  const { rows } = await sql<SalesRow>`
    select so.id, so.order_id, o.created_at, so.state, so.store_id is null bra_center, so.return_authorised_at,
      so.return_posted_at, json_build_object('code', so.shipping ->> 'code', 'name', so.shipping ->> 'name') shipping,
      case when so.store_id is null then 0 else so.freight_cents end freight_cents, ${sums(isOwn)},
      ${pictures(isOwn)} pictures,
      case when so.paid_at is not null and so.store_id is not null then buyer.name end buyer,
      case when ${isUnsent} and not (${liesReady}) then so.post_by end post_by,
      case when so.store_id is not null then (select c.reason from order_cancellations c
        where c.store_order_id = so.id and (c.answer is null or c.answer = 'granted') order by c.id desc limit 1) end reason
    from (
      select so.* from store_orders so where ${salesOf(filter)}
      order by ${inOrder} limit ${filter.per_page} offset ${offsetOf(filter)}
    ) so
    join orders o on o.id = so.order_id join users buyer on buyer.id = o.user_id
    order by ${inOrder}`.execute(db)
  return rows
}

export async function countSales(db: Db, filter: SalesFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from store_orders so where ${salesOf(filter)}`.execute(db)
  return rows[0]!.count
}

export interface SaleRow extends ParcelRow {
  count: number
  created_at: Date
  bra_center: boolean
  buyer: string | null
  address: OrderAddress | null
  label: StoreSaleDetail['label']
}

/** Returns a parcel that a store of the owner sends, or that holds its goods; the lines of others are left out. */
export async function saleOfOwner(db: Db, ownerId: number, id: number) {
  const isMine = sql`l.store_id = any(mine.ids)`
  const { rows } = await sql<SaleRow>`
    select ${parcelColumns(isMine)}, ${sums(isMine)}, o.created_at,
      so.store_id is null bra_center,
      case when so.paid_at is not null and so.store_id is not null then buyer.name end buyer,
      case when so.paid_at is not null and so.store_id is not null then o.address end address,
      (select json_build_object('state', label.state, 'cents', case when label.state <> 'intended' then label.cents end) from shipping_labels label
        where label.store_order_id = so.id and label.state in ${literals(liveLabels)}) label
    from store_orders so
    join orders o on o.id = so.order_id
    join users buyer on buyer.id = o.user_id
    left join stores s on s.id = so.store_id
    join lateral (
      select array_agg(st.id) ids from stores st
      where st.owner_id = ${ownerId} and (st.id = so.store_id or so.store_id is null and exists (
        select from order_lines l where l.store_order_id = so.id and l.store_id = st.id and l.from_center))
    ) mine on mine.ids is not null
    where so.id = ${id}`.execute(db)
  return rows[0]
}

export const parcelOfCentre = (db: Db, id: number) =>
  db
    .selectFrom('store_orders')
    .select(['id', 'state', 'shipping', 'tracking_code', 'return_contested_at', 'loss_warned_at', 'arrival_claimed_at'])
    .select(sql<null>`null`.as('store'))
    .where('id', '=', id)
    .where('store_id', 'is', null)
    .executeTakeFirst()
