import type { OrderAddress, OrderSummary } from '@bra/contract/orders.schemas'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { numberInSql } from '../settings/index.ts'
import type { OrdersTables } from './orders.tables.ts'
import { stateOf } from './parcels.queries.ts'
import { payUntil } from './payments.queries.ts'

type New<Table extends keyof OrdersTables> = Insertable<OrdersTables[Table]>

/** The minutes that the operator allows, from a moment on. */
const payUntilFrom = (from: Date) =>
  sql<Date>`${from}::timestamptz + ${numberInSql('pix_minutes')} * interval '1 minute'`

/** It can be paid for as long as the marketplace allows, from the moment it is made. */
export const insertOrder = (tx: Tx, order: Omit<New<'orders'>, 'pay_until'> & { created_at: Date }) =>
  tx
    .insertInto('orders')
    .values({ ...order, pay_until: payUntilFrom(order.created_at) })
    .returning(['id', 'pay_until'])
    .executeTakeFirstOrThrow()

/** Until when the order can be paid from now on. */
export const payableAnew = async (tx: Tx, id: number, now: Date) =>
  (
    await tx
      .updateTable('orders')
      .set({ pay_until: payUntilFrom(now) })
      .where('id', '=', id)
      .returning('pay_until')
      .executeTakeFirstOrThrow()
  ).pay_until

type Row<Table extends keyof OrdersTables> = Selectable<OrdersTables[Table]>
type Sum = 'goods_cents' | 'freight_cents' | 'commission_cents'

export interface NewParcels {
  parcels: Pick<Row<'store_orders'>, 'order_id' | 'store_id' | 'state' | 'shipping' | Sum>[]
  /** Each goes into the parcel of its store, or of the centre. */
  lines: Omit<Row<'order_lines'>, 'id' | 'store_order_id'>[]
  buyerId: number
  at: Date
}

/** What an order consists of, and that it began. One statement. */
export const insertParcels = (tx: Tx, { parcels, lines, buyerId, at }: NewParcels) =>
  sql`
  with made as (
    insert into store_orders (order_id, store_id, state, goods_cents, freight_cents, commission_cents, shipping)
    select order_id, store_id, state, goods_cents, freight_cents, commission_cents, shipping
    from jsonb_populate_recordset(null::store_orders, ${JSON.stringify(parcels)})
    returning id, store_id, state
  ), begun as (
    insert into order_events (store_order_id, user_id, party, happened_at, to_state)
    select id, ${buyerId}::int, 'buyer', ${at}::timestamptz, state from made
  )
  insert into order_lines (store_order_id, listing_id, store_id, product_id, name, code, condition, language, finish,
    extras, grade, comment, unit_price_cents, quantity, from_center, commission_cents)
  select made.id, line.listing_id, line.store_id, line.product_id, line.name, line.code, line.condition, line.language,
    line.finish, line.extras, line.grade, line.comment, line.unit_price_cents, line.quantity, line.from_center,
    line.commission_cents
  from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(lines)}) with ordinality line
  join made on made.store_id is not distinct from case when not line.from_center then line.store_id end
  order by line.ordinality`.execute(tx)

export const insertEvents = (tx: Tx, events: New<'order_events'>[]) =>
  tx.insertInto('order_events').values(events).execute()

const parcels = sql`(
  select json_agg(json_build_object('id', so.id, 'state', so.state,
    'reviewed', exists(select from store_reviews r where r.store_order_id = so.id), 'store',
    case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) end) order by so.id)
  from store_orders so left join stores s on s.id = so.store_id where so.order_id = o.id
)`

const pictures = sql`(
  select coalesce(json_agg(json_build_object('name', first.name, 'product_image', (
    select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(first.images) image
  )) order by first.id), '[]')
  from (
    select line.id, line.name, p.images
    from (
      -- the fence keeps the planner from walking through all lines until it has met four of these
      select l.id, l.name, l.product_id from store_orders so join order_lines l on l.store_order_id = so.id
      where so.order_id = o.id offset 0
    ) line join products p on p.id = line.product_id order by line.id limit 4
  ) first
)`

const count = sql`(
  select sum(l.quantity)::int from store_orders so join order_lines l on l.store_order_id = so.id
  where so.order_id = o.id
)`

const summary = sql`
  o.id order_id, o.created_at, o.goods_cents, o.freight_cents, o.total_cents, ${stateOf} state, ${count} count,
  ${pictures} pictures, ${parcels} parcels, ${payUntil} pay_until`

/** What the database has of it. */
export type SummaryRow = Omit<OrderSummary, 'created_at' | 'pay_until' | 'renew_until'> & {
  created_at: Date
  pay_until: Date | null
}

/** Newest first. The page is cut before anything is looked up for its rows. */
export async function ordersOfBuyer(db: Db, userId: number, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<SummaryRow>`
    select ${summary} from (
      select * from orders where user_id = ${userId} order by id desc limit ${limit} offset ${offset}
    ) o order by o.id desc`.execute(db)
  return rows
}

export const countOrdersOfBuyer = async (db: Db, userId: number) =>
  (
    await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).count

/** Only the person's own. */
export async function orderOfBuyer(db: Db, userId: number, id: number) {
  const { rows } = await sql<SummaryRow & { address: OrderAddress }>`
    select ${summary}, o.address from orders o where o.id = ${id} and o.user_id = ${userId}`.execute(db)
  return rows[0]
}
