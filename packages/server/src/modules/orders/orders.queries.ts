import type { OrderLine, StoreOrder } from '@bra/contract/orders.schemas'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { OrdersTables } from './orders.tables.ts'

type New<Table extends keyof OrdersTables> = Insertable<OrdersTables[Table]>

export const insertOrder = async (tx: Tx, order: New<'orders'>) =>
  (await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()).id

export const insertStoreOrders = (tx: Tx, storeOrders: New<'store_orders'>[]) =>
  tx.insertInto('store_orders').values(storeOrders).returning(['id', 'store_id', 'state']).execute()

export const insertLines = (tx: Tx, lines: New<'order_lines'>[]) => tx.insertInto('order_lines').values(lines).execute()

export const insertEvents = (tx: Tx, events: New<'order_events'>[]) =>
  tx.insertInto('order_events').values(events).execute()

export const insertPayment = (tx: Tx, payment: New<'order_payments'>) =>
  tx.insertInto('order_payments').values(payment).execute()

// the state that all parcels have reached; one that expired counts where nothing else is left
const stateOf = sql<StoreOrder['state']>`(
  select state from store_orders where order_id = o.id
  order by array_position(array['awaiting_payment', 'paid', 'expired'], state) limit 1
)`

/** Newest first. */
export const ordersOfBuyer = (db: Db, userId: number, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('orders as o')
    .select(['o.id as order_id', 'o.created_at', 'o.goods_cents', 'o.freight_cents', 'o.total_cents'])
    .select(stateOf.as('state'))
    .where('o.user_id', '=', userId)
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countOrdersOfBuyer = async (db: Db, userId: number) =>
  (
    await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).count

/** Only the person's own. */
export const orderOfBuyer = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('orders as o')
    .innerJoin('order_payments as pay', 'pay.order_id', 'o.id')
    .select(['o.id as order_id', 'o.created_at', 'o.goods_cents', 'o.freight_cents', 'o.total_cents', 'o.address'])
    .select(['o.method', 'pay.state as payment_state', 'pay.pix_code', 'pay.expires_at'])
    .select(stateOf.as('state'))
    .where('o.id', '=', id)
    .where('o.user_id', '=', userId)
    .executeTakeFirst()

/** The parcels of an order with what is in them. One statement. */
export async function storeOrdersOf(db: Db, orderId: number): Promise<StoreOrder[]> {
  const { rows } = await sql<StoreOrder & { lines: OrderLine[] }>`
    select so.id, so.state, so.goods_cents, so.freight_cents, so.shipping,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) end store,
      (select json_agg(json_build_object(
        'id', l.id, 'product_id', l.product_id, 'name', l.name, 'code', l.code, 'condition', l.condition,
        'language', l.language, 'finish', l.finish, 'quantity', l.quantity, 'unit_price_cents', l.unit_price_cents
      ) order by l.id) from order_lines l where l.store_order_id = so.id) lines
    from store_orders so left join stores s on s.id = so.store_id
    where so.order_id = ${orderId} order by so.id`.execute(db)
  return rows
}
