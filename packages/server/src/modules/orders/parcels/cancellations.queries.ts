import { type Insertable } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
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
