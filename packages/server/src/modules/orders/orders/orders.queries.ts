import type { OrderAddress, OrderSummary } from '@bra/contract/orders/orders.schemas'
import { type OrderStanding, standingStates } from '@bra/contract/orders/order-states'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { readAskedOrder } from './asked-order.ts'
import { stateOf } from './parcels.queries.ts'
import { payUntil } from './payments.queries.ts'

const parcels = sql`(
  select json_agg(json_build_object('id', so.id, 'state', so.state,
    'reviewed', exists(select from store_reviews r where r.sale_id = so.sale_id), 'store',
    case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'avatar', s.avatar) end) order by so.id)
  from store_orders so left join stores s on s.id = so.store_id where so.order_id = o.id
)`

const pictures = sql`(
  select coalesce(json_agg(json_build_object('name', first.name, 'product_image', (
    select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(first.images) image
  )) order by first.id), '[]')
  from (
    select line.id, line.name, p.images
    from (
      -- one picture for each product, however many copies were bought
      select min(l.id) id, min(l.name) name, l.product_id
      from store_orders so join order_lines l on l.store_order_id = so.id
      where so.order_id = o.id group by l.product_id
    ) line join products p on p.id = line.product_id order by line.id limit 4
  ) first
)`

const count = sql`(
  select sum(l.quantity)::int from store_orders so join order_lines l on l.store_order_id = so.id
  where so.order_id = o.id
)`

const summary = sql`
  o.id order_id, o.created_at, o.goods_cents, o.freight_cents, o.total_cents, o.credit_cents, ${stateOf} state, ${count} count,
  ${pictures} pictures, ${parcels} parcels, ${payUntil} pay_until`

export type SummaryRow = Omit<OrderSummary, 'created_at' | 'pay_until' | 'renew_until'> & {
  created_at: Date
  pay_until: Date | null
}

export interface OrderFilter {
  userId: number
  search?: string | undefined
  standing?: OrderStanding | undefined
}

const ofBuyer = ({ userId, search, standing }: OrderFilter) => sql`o.user_id = ${userId}
  ${standing ? sql`and exists (select from store_orders so where so.order_id = o.id and so.state = any(${standingStates[standing]}))` : sql``}
  ${search ? sql`and ${isFound(search)}` : sql``}`

const standsInIt = (words: string) => sql`exists (
  select from store_orders so left join stores s on s.id = so.store_id join order_lines l on l.store_order_id = so.id
  where so.order_id = o.id and ${hasWords(sql`plain(concat_ws(' ', l.name, l.code, s.name))`, words)}
)`

function isFound(search: string) {
  const { number, words, either } = readAskedOrder(search)
  if (number === null) return standsInIt(words)
  const isNumbered = sql`o.id::text = ${number}`
  return either ? sql`(${isNumbered} or ${standsInIt(words)})` : sql`(${isNumbered} and ${standsInIt(words)})`
}

/** Returns the newest first; the page is cut before anything is looked up for its rows. */
export async function ordersOfBuyer(db: Db, filter: OrderFilter, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<SummaryRow>`
    select ${summary} from (
      select * from orders o where ${ofBuyer(filter)} order by o.id desc limit ${limit} offset ${offset}
    ) o order by o.id desc`.execute(db)
  return rows
}

export async function countOrdersOfBuyer(db: Db, filter: OrderFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from orders o where ${ofBuyer(filter)}`.execute(db)
  return rows[0]!.count
}

export async function orderOfBuyer(db: Db, userId: number, id: number) {
  const { rows } = await sql<SummaryRow & { address: OrderAddress }>`
    select ${summary}, o.address from orders o where o.id = ${id} and o.user_id = ${userId}`.execute(db)
  return rows[0]
}
