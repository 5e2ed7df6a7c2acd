import { ended } from '@bra/contract/orders/order-states'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import { sentByStore } from '../orders/index.ts'
import type { OrdersTables } from '../orders/orders.tables.ts'

export const insertCancellation = (tx: Tx, cancellation: Insertable<OrdersTables['order_cancellations']>) =>
  tx.insertInto('order_cancellations').values(cancellation).execute()

export const withdrawLast = (tx: Tx, storeOrderId: number) =>
  tx
    .updateTable('order_cancellations')
    .set({ answer: 'withdrawn' })
    .where('store_order_id', '=', storeOrderId)
    .where('answer', '=', 'granted')
    .execute()

/** Returns undefined if the parcel is not on its way, or its arrival was claimed before. */
export const markClaimed = (tx: Tx, id: number, claim: { at: Date; note: string }) =>
  tx
    .updateTable('store_orders')
    .set({ arrival_claimed_at: claim.at, arrival_note: claim.note })
    .where('id', '=', id)
    .where('state', '=', 'shipped')
    .where('arrival_claimed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Returns whether the parcel is the last of its sale to end, and the sale has no review yet. The centre has none. */
export async function isReviewDue(db: Db, storeOrderId: number) {
  const { rows } = await sql<{ due: boolean }>`
    select ${sentByStore} and not exists (select from store_reviews r where r.sale_id = so.sale_id)
      and not exists (
        select from store_orders other where other.sale_id = so.sale_id and other.state not in ${literals(ended)}
      ) due
    from store_orders so where so.id = ${storeOrderId}`.execute(db)
  return rows[0]!.due
}
