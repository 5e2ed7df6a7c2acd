import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** SQL condition: the order's payment has an open bank dispute. Takes the name of the column with the order id. */
export const isDisputed = (orderId: string) => sql<boolean>`exists (
  select from order_payments paid join payment_disputes d on d.payment_id = paid.id and d.state = 'open'
  where paid.order_id = ${sql.ref(orderId)} and paid.state = 'paid'
)`

/** SQL condition: the payment has an open bank dispute, also if it was not kept. Takes the name of its id column. */
export const isPaymentDisputed = (id: string) => sql<boolean>`exists (
  select from payment_disputes d where d.payment_id = ${sql.ref(id)} and d.state = 'open'
)`

export async function hasOpenDispute(db: Db, orderId: number) {
  const { rows } = await sql<{ held: boolean }>`
    select ${isDisputed('o.id')} held from orders o where o.id = ${orderId}`.execute(db)
  return rows[0]!.held
}

export const holdOrderOfParcel = (tx: Tx, storeOrderId: number) =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', ({ selectFrom }) => selectFrom('store_orders').select('order_id').where('id', '=', storeOrderId))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
