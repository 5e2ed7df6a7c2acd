import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** Of an order, by the column of its number: nobody has decided yet who has the money that it was paid with. */
export const isDisputed = (orderId: string) => sql<boolean>`exists (
  select from order_payments paid join payment_disputes d on d.payment_id = paid.id and d.state = 'open'
  where paid.order_id = ${sql.ref(orderId)} and paid.state = 'paid'
)`

/** Of one payment, by the column of its number: also of one that was not kept. */
export const isPaymentDisputed = (id: string) => sql<boolean>`exists (
  select from payment_disputes d where d.payment_id = ${sql.ref(id)} and d.state = 'open'
)`

export async function hasOpenDispute(db: Db, orderId: number) {
  const { rows } = await sql<{ held: boolean }>`
    select ${isDisputed('o.id')} held from orders o where o.id = ${orderId}`.execute(db)
  return rows[0]!.held
}

/** The order of a parcel, held until the transaction ends. */
export const holdOrderOfParcel = (tx: Tx, storeOrderId: number) =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', ({ selectFrom }) => selectFrom('store_orders').select('order_id').where('id', '=', storeOrderId))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
