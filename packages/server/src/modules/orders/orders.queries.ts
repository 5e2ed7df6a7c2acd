import type { OrderAddress, OrderSummary, StoreOrder } from '@bra/contract/orders.schemas'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { OrdersTables } from './orders.tables.ts'
import { payUntil } from './payments.queries.ts'

type New<Table extends keyof OrdersTables> = Insertable<OrdersTables[Table]>

export const insertOrder = async (tx: Tx, order: New<'orders'>) =>
  (await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()).id

export const insertStoreOrders = (tx: Tx, storeOrders: New<'store_orders'>[]) =>
  tx.insertInto('store_orders').values(storeOrders).returning(['id', 'store_id', 'state']).execute()

export const insertLines = (tx: Tx, lines: New<'order_lines'>[]) => tx.insertInto('order_lines').values(lines).execute()

export const insertEvents = (tx: Tx, events: New<'order_events'>[]) =>
  tx.insertInto('order_events').values(events).execute()

// the state that all parcels have reached; one that expired counts where nothing else is left
const stateOf = sql`(
  select state from store_orders where order_id = o.id
  order by array_position(array['awaiting_payment', 'paid', 'expired'], state) limit 1
)`

const store = sql`case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) end`

const summary = sql`
  o.id order_id, o.created_at, o.goods_cents, o.freight_cents, o.total_cents, ${stateOf} state, ${payUntil} pay_until,
  (select sum(l.quantity)::int from store_orders so join order_lines l on l.store_order_id = so.id
   where so.order_id = o.id) count,
  (select json_agg(json_build_object('id', so.id, 'state', so.state, 'store', ${store}) order by so.id)
   from store_orders so left join stores s on s.id = so.store_id where so.order_id = o.id) parcels,
  (select coalesce(json_agg(json_build_object('name', l.name, 'product_image', '[]'::json)), '[]') from (
    select l.name from store_orders so join order_lines l on l.store_order_id = so.id
    where so.order_id = o.id order by l.id limit 4) l) pictures`

/** Newest first. */
export async function ordersOfBuyer(db: Db, userId: number, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<OrderSummary>`
    select ${summary} from orders o where o.user_id = ${userId} order by o.id desc limit ${limit} offset ${offset}`
    .execute(db)
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
  const { rows } = await sql<OrderSummary & { address: OrderAddress }>`
    select ${summary}, o.address from orders o where o.id = ${id} and o.user_id = ${userId}`.execute(db)
  return rows[0]
}

/** The parcels of an order with what is in them. One statement. */
export async function storeOrdersOf(db: Db, orderId: number) {
  const { rows } = await sql<Pick<StoreOrder, 'id' | 'store' | 'state' | 'goods_cents' | 'freight_cents' | 'shipping' | 'lines'>>`
    select so.id, so.state, so.goods_cents, so.freight_cents, so.shipping, ${store} store,
      (select json_agg(json_build_object(
        'id', l.id, 'product_id', l.product_id, 'name', l.name, 'code', l.code, 'condition', l.condition,
        'language', l.language, 'finish', l.finish, 'quantity', l.quantity, 'unit_price_cents', l.unit_price_cents,
        'product_image', '[]'::json
      ) order by l.id) from order_lines l where l.store_order_id = so.id) lines
    from store_orders so left join stores s on s.id = so.store_id
    where so.order_id = ${orderId} order by so.id`.execute(db)
  return rows
}
