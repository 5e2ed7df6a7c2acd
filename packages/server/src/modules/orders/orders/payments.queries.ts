import type { PaymentState } from '@bra/contract/money/payment-life'
import { sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { OrdersTables } from './orders.tables.ts'

type Payments = OrdersTables['order_payments']

/** The method that the order `o` was paid by, or was tried last. */
export const methodOfOrder = sql<'pix' | 'card'>`(
  select method from order_payments p where p.order_id = o.id order by p.state = 'paid' desc, p.id desc limit 1
)`

/** Payments joined with the buyer, the amounts and the deadline of their order; `due_cents` is the total less the credit. */
export const paymentsWithOrder = (db: Db) =>
  db
    .selectFrom('order_payments as pay')
    .innerJoin('orders as o', 'o.id', 'pay.order_id')
    .selectAll('pay')
    .select(['o.user_id', 'o.credit_cents', 'o.freight_cents', 'o.pay_until'])
    .select(sql<number>`o.total_cents - o.credit_cents`.as('due_cents'))

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentById>>>

export const paymentById = (db: Db, id: number) => paymentsWithOrder(db).where('pay.id', '=', id).executeTakeFirst()

export const paymentByCode = (db: Db, code: string) =>
  paymentsWithOrder(db).where('pay.code', '=', code).executeTakeFirst()

/** Returns false if the payment is no longer in `from`. */
export const movePayment = async (
  tx: Tx,
  { id, from }: { id: number; from: PaymentState },
  change: Updateable<Payments>,
) =>
  (await tx
    .updateTable('order_payments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Locks the order until the transaction ends, so that changes to its payments happen one after the other. */
export const holdOrder = (tx: Tx, id: number) =>
  tx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** SQL for an order `o`: until when it can be paid; null once it waits for no payment. */
// not `exists`: the planner would answer it by reading every order that waits
export const payUntil = sql<Date | null>`(
  select o.pay_until from store_orders where order_id = o.id and state = 'awaiting_payment' limit 1
)`

export async function shownPayment(db: Db, orderId: number) {
  const { rows } = await sql<Omit<PaymentRow, 'pay_until'> & { pay_until: Date | null }>`
    select pay.*, ${payUntil} pay_until from orders o join order_payments pay on pay.order_id = o.id
    where o.id = ${orderId} order by pay.state = 'paid' desc, pay.id desc limit 1`.execute(db)
  return rows[0]!
}

export async function isPaymentOfOrder(tx: Tx, { ids, codes }: { ids: string[]; codes: string[] }) {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from order_payments where payment_id = any(${ids}::text[]))
      or exists (select from order_payments where charge_id = any(${ids}::text[]))
      or exists (select from order_payments where code = any(${codes}::text[])) known`.execute(tx)
  return rows[0]!.known
}
