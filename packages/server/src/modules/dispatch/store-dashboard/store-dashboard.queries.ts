import { returnsToWorkOn, stillToPack, toWorkOn, unsoldStates } from '@bra/contract/orders/order-states'
import { literals } from '../../../platform/literals.ts'
import type { Client, Dashboard } from '@bra/contract/dispatch/store-dashboard.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'
import { sentByCentre } from '../../orders/orders/index.ts'

const undone = literals(unsoldStates)

// a parcel of the centre counts with the store's own lines only
const soldLines = (storeId: number, since: Date) => sql`
  select so.order_id, so.paid_at, l.product_id, l.quantity, l.quantity * l.unit_price_cents cents
  from store_orders so join order_lines l on l.store_order_id = so.id
  where so.store_id = ${storeId} and so.paid_at >= ${since} and so.state not in ${undone}
  union all
  select so.order_id, so.paid_at, l.product_id, l.quantity, l.quantity * l.unit_price_cents
  from order_lines l join store_orders so on so.id = l.store_order_id
  where l.store_id = ${storeId} and l.from_center and ${sentByCentre} and so.paid_at >= ${since}
    and so.state not in ${undone}`

/** Returns only days with sales; a day is one of Brasília. */
export async function daysOfSales(db: Db, storeId: number, since: Date) {
  const { rows } = await sql<Dashboard['days'][number]>`
    select to_char(paid_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') "on", sum(cents)::int cents,
      count(distinct order_id)::int orders
    from (${soldLines(storeId, since)}) sold group by 1 order by 1`.execute(db)
  return rows
}

export async function cardsSold(db: Db, storeId: number, { since, limit }: { since: Date; limit: number }) {
  const { rows } = await sql<Dashboard['cards'][number]>`
    select p.id product_id, p.name, p.code, best.units, best.cents,
      (select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(p.images) image) product_image
    from (
      select product_id, sum(quantity)::int units, sum(cents)::int cents
      from (${soldLines(storeId, since)}) sold group by 1 order by 3 desc, 1 limit ${limit}
    ) best join products p on p.id = best.product_id order by best.cents desc, p.id`.execute(db)
  return rows
}

interface ClientSearch {
  search?: string
  since?: Date
}

const parcelsBought = (storeId: number, since = new Date(0)) => sql`
  select so.id, so.order_id, so.paid_at, so.goods_cents cents from store_orders so
  where so.store_id = ${storeId} and so.paid_at >= ${since} and so.state not in ${undone}
  union all
  select so.id, so.order_id, so.paid_at, sum(l.quantity * l.unit_price_cents)
  from order_lines l join store_orders so on so.id = l.store_order_id
  where l.store_id = ${storeId} and l.from_center and ${sentByCentre} and so.paid_at >= ${since}
    and so.state not in ${undone} group by so.id`

const clientsOf = (storeId: number, { search, since }: ClientSearch) => sql`
  from (
    select o.user_id, count(distinct parcel.order_id)::int orders, sum(parcel.cents)::int total_cents,
      min(parcel.paid_at) first_at, max(parcel.paid_at) last_at, max(parcel.id) last_id, array_agg(parcel.id) parcels
    from (${parcelsBought(storeId, since)}) parcel join orders o on o.id = parcel.order_id group by 1
  ) bought
  join users u on u.id = bought.user_id
  where ${hasWords(sql`plain(u.name || ' ' || u.last_name)`, search)}`

interface Page {
  page: number
  per_page: number
}

/** Returns those who bought for most first, also from the centre, with no more than a first name and an initial. */
export async function clientsPage(db: Db, storeId: number, asked: ClientSearch & Page) {
  const { rows } = await sql<Client>`
    select client.name, client.last_id last_sale_id, last.address ->> 'city' city, last.address ->> 'state' uf, client.orders,
      (select sum(l.quantity)::int from order_lines l
        where l.store_order_id = any(client.parcels) and l.store_id = ${storeId}) units,
      client.total_cents, to_json(client.first_at) #>> '{}' as first_at, to_json(client.last_at) #>> '{}' as last_at
    from (
      select bought.*, u.name || ' ' || left(u.last_name, 1) || '.' as name ${clientsOf(storeId, asked)}
      order by bought.total_cents desc, u.id limit ${asked.per_page} offset ${offsetOf(asked)}
    ) client
    join store_orders so on so.id = client.last_id join orders last on last.id = so.order_id
    order by client.total_cents desc, client.user_id`.execute(db)
  return rows
}

export async function countClients(db: Db, storeId: number, search: string | undefined) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count ${clientsOf(storeId, { search })}`.execute(db)
  return rows[0]!.count
}

interface Posting {
  late: number
  today: number
  prepare: number
  post_now: number
  post: number
  asked: number
  returns: number
}

/** Counts what the store has to do, as its list of orders does; `dayEnds` is the end of today in Brasília. */
export async function waitingParcels(db: Db, storeId: number, { now, dayEnds }: { now: Date; dayEnds: Date }) {
  const unpacked = sql`state in ${literals(stillToPack)}`
  const packed = sql`state = 'ready_to_ship' and shipping ->> 'code' <> 'retirada'`
  const { rows } = await sql<Posting>`
    select
      count(*) filter (where ${unpacked} and post_by < ${now})::int late,
      count(*) filter (where ${unpacked} and post_by >= ${now} and post_by <= ${dayEnds})::int today,
      count(*) filter (where ${unpacked} and post_by > ${dayEnds})::int prepare,
      count(*) filter (where ${packed} and post_by <= ${dayEnds})::int post_now,
      count(*) filter (where ${packed} and post_by > ${dayEnds})::int post,
      count(*) filter (where state = 'cancellation_requested')::int asked,
      -- of one that is contested an operator decides
      count(*) filter (where state in ${literals(returnsToWorkOn)} and return_contested_at is null)::int returns
    from store_orders
    where store_id = ${storeId} and state in ${literals(toWorkOn)}`.execute(db)
  return rows[0]!
}

interface Reviewed {
  now: number | null
  before: number | null
}

export async function reviewsOfWindows(db: Db, storeId: number, { since, before }: { since: Date; before: Date }) {
  const { rows } = await sql<Reviewed>`
    select round(avg(stars) filter (where created_at >= ${since}), 1)::float8 "now",
      round(avg(stars) filter (where created_at < ${since}), 1)::float8 "before"
    from store_reviews where store_id = ${storeId} and removed_at is null and created_at >= ${before}`.execute(db)
  return rows[0]!
}

export async function ownThings(db: Db, storeId: number) {
  const { rows } = await sql<{ offers: boolean; boxes: boolean }>`
    select exists (select from listings where store_id = ${storeId}) offers,
      exists (select from boxes where store_id = ${storeId}) boxes`.execute(db)
  return rows[0]!
}

interface Waiting {
  id: number
  order_id: number
  buyer: string
  unread: number
}

export async function unreadOfStore(db: Db, storeId: number) {
  const { rows } = await sql<Waiting>`
    select min(so.id) id, so.order_id, buyer.name buyer, count(*)::int unread
    from store_orders so
    join order_messages m on m.store_order_id = so.id and m.party = 'buyer' and m.read_at is null
    join orders o on o.id = so.order_id join users buyer on buyer.id = o.user_id
    where so.store_id = ${storeId} group by so.sale_id, so.order_id, buyer.name order by min(m.created_at)`.execute(db)
  return rows
}
