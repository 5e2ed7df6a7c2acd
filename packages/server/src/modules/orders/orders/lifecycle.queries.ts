import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { CancelAnswer } from '@bra/contract/orders/orders.schemas'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { OrdersTables } from './orders.tables.ts'

export type Which = { id: number } | { orderId: number }

interface Step {
  from: StoreOrderState
  to: StoreOrderState
  set: Updateable<OrdersTables['store_orders']>
}

/** Moves only rows that are still in `from`, so that of two concurrent requests only one succeeds. */
export const moveRows = (tx: Tx, which: Which, { from, to, set }: Step) =>
  tx
    .updateTable('store_orders as so')
    .from('orders as o')
    .set({ ...set, state: to })
    .whereRef('o.id', '=', 'so.order_id')
    .where('so.state', '=', from)
    .$if('id' in which, (query) => query.where('so.id', '=', (which as { id: number }).id))
    .$if('orderId' in which, (query) => query.where('so.order_id', '=', (which as { orderId: number }).orderId))
    .returning(['so.id', 'so.order_id', 'so.store_id', 'so.state', 'so.goods_cents', 'so.freight_cents'])
    .returning(['so.commission_cents', 'so.refunded_cents', 'so.lacking_cents', 'so.contested_cents', 'so.shipping'])
    .returning(['o.user_id'])
    .execute()

export type Moved = Awaited<ReturnType<typeof moveRows>>[number]

export async function storesInParcels(db: Db, ids: number[]) {
  const { rows } = await sql<{ store_id: number }>`
    select distinct store_id from order_lines where store_order_id = any(${ids}::int[]) order by 1`.execute(db)
  return rows.map(({ store_id: id }) => id)
}

/** Returns how many days the store of each parcel says it takes to post (null for the centre), and the units of its sale. */
export async function postingOf(db: Db, ids: number[]) {
  const { rows } = await sql<{ id: number; posts_in_days: number | null; units: number }>`
    select so.id, s.posts_in_days, (
        select sum(l.quantity)::int from store_orders part join order_lines l on l.store_order_id = part.id
        where part.sale_id = so.sale_id
      ) units
    from store_orders so left join stores s on s.id = so.store_id
    where so.id = any(${ids}::int[])`.execute(db)
  return rows
}

export const answerCancellation = (
  tx: Tx,
  storeOrderId: number,
  answered: { answer: CancelAnswer; reply?: string | null },
  now: Date,
) =>
  tx
    .updateTable('order_cancellations')
    .set({ ...answered, answered_at: now })
    .where('store_order_id', '=', storeOrderId)
    .where('answered_at', 'is', null)
    .execute()

export interface StockOfLine {
  line: number
  store_id: number
  id: number | null
  quantity: number
  center: number
}

/** Returns what the lines of these parcels took from stock and was found; `center` is how many of the units lay in the centre. */
export async function stockOfParcels(db: Db, ids: number[]) {
  const { rows } = await sql<StockOfLine>`
    select id line, store_id, listing_id id, in_parcel quantity,
      case when from_center then in_parcel else 0 end center
    from order_lines where store_order_id = any(${ids}::int[]) and in_parcel > 0`.execute(db)
  return rows
}

/** Locks the parcel until the transaction ends, without asking whose it is. */
export const holdParcel = (tx: Tx, id: number) =>
  tx
    .selectFrom('store_orders as so')
    .innerJoin('orders as o', 'o.id', 'so.order_id')
    .selectAll('so')
    .select('o.user_id')
    .where('so.id', '=', id)
    .forNoKeyUpdate('so')
    .executeTakeFirst()

export const insertEvents = (tx: Tx, events: Insertable<OrdersTables['order_events']>[]) =>
  tx.insertInto('order_events').values(events).execute()

export const noteTrackingCode = (tx: Tx, id: number, code: string | null) =>
  tx
    .updateTable('store_orders')
    .set({ tracking_code: code })
    .where('id', '=', id)
    .where('posted_at', 'is', null)
    .execute()
