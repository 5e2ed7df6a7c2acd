import type { OrderPaymentState } from '@bra/contract/order-life'
import { sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { OrdersTables } from './orders.tables.ts'

type Payments = OrdersTables['order_payments']

/** With what its order says of it. */
export const paymentsWithOrder = (db: Db) =>
  db
    .selectFrom('order_payments as pay')
    .innerJoin('orders as o', 'o.id', 'pay.order_id')
    .selectAll('pay')
    .select(['o.user_id', 'o.total_cents', 'o.freight_cents', 'o.pay_until'])

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentById>>>

export const paymentById = (db: Db, id: number) => paymentsWithOrder(db).where('pay.id', '=', id).executeTakeFirst()

/** The attempt that counts: the one that paid, or else the last. */
export const paymentOfOrder = (db: Db, orderId: number) =>
  paymentsWithOrder(db)
    .where('pay.order_id', '=', orderId)
    .orderBy(sql`pay.state = 'paid'`, 'desc')
    .orderBy('pay.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Undefined where the code is not an order's. */
export const paymentByCode = (db: Db, code: string) =>
  paymentsWithOrder(db).where('pay.code', '=', code).executeTakeFirst()

/** False where it is no longer in the state that was read. */
export const movePayment = async (
  tx: Tx,
  { id, from }: { id: number; from: OrderPaymentState },
  change: Updateable<Payments>,
) =>
  (await tx
    .updateTable('order_payments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** The order, held until the transaction ends: whatever becomes of its payments does so one after the other. */
export const holdOrder = (tx: Tx, id: number) =>
  tx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Of an order `o`: until when it can be paid; null once it waits for no payment. */
// not `exists`: the planner would answer it by reading every order that waits
export const payUntil = sql<Date | null>`(
  select o.pay_until from store_orders where order_id = o.id and state = 'awaiting_payment' limit 1
)`

/** What its buyer is told of the payment that counts. */
export async function shownPayment(db: Db, orderId: number) {
  const { rows } = await sql<Omit<PaymentRow, 'pay_until'> & { pay_until: Date | null }>`
    select pay.*, ${payUntil} pay_until from orders o join order_payments pay on pay.order_id = o.id
    where o.id = ${orderId} order by pay.state = 'paid' desc, pay.id desc limit 1`.execute(db)
  return rows[0]!
}
