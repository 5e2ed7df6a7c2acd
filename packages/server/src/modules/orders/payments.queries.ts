import type { OrderPaymentState } from '@bra/contract/order-life'
import { sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { OrdersTables } from './orders.tables.ts'

const paymentsWithOrder = (db: Db) =>
  db
    .selectFrom('order_payments as pay')
    .innerJoin('orders as o', 'o.id', 'pay.order_id')
    .selectAll('pay')
    .select(['o.user_id', 'o.total_cents', 'o.freight_cents'])

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentOfOrder>>>

export const paymentOfOrder = (db: Db, orderId: number) =>
  paymentsWithOrder(db).where('pay.order_id', '=', orderId).executeTakeFirst()

/** Undefined where the code is not an order's. */
export const paymentByCode = (db: Db, code: string) =>
  paymentsWithOrder(db).where('pay.code', '=', code).executeTakeFirst()

/** The same, held until the transaction ends. */
export const holdPaymentByCode = (tx: Tx, code: string) =>
  paymentsWithOrder(tx).where('pay.code', '=', code).forNoKeyUpdate('pay').executeTakeFirst()

/** False where it is no longer in the state that was read. */
export const movePayment = async (
  tx: Tx,
  { orderId, from }: { orderId: number; from: OrderPaymentState },
  change: Updateable<OrdersTables['order_payments']>,
) =>
  (await tx
    .updateTable('order_payments')
    .set(change)
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .returning('order_id')
    .executeTakeFirst()) !== undefined

/** Not asked for yet, and still to be paid in time. */
export const intendedPayments = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('order_payments')
    .select('order_id')
    // literal, as the index has it
    .where(sql<boolean>`state in ('intended', 'pending')`)
    .where('state', '=', 'intended')
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()

export const overduePayments = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('order_payments')
    .select(['order_id', 'state'])
    .where(sql<boolean>`state in ('intended', 'pending')`)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()

export const paymentsToRefund = (db: Db, limit: number) =>
  db
    .selectFrom('order_payments')
    .select('order_id')
    .where(sql<boolean>`state = 'refunding'`)
    .orderBy('order_id')
    .limit(limit)
    .execute()

export const linesOfOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('order_lines as line')
    .innerJoin('store_orders as so', 'so.id', 'line.store_order_id')
    .select(['line.id', 'line.listing_id', 'line.name', 'line.condition', 'line.unit_price_cents', 'line.quantity'])
    .select('so.store_id')
    .where('so.order_id', '=', orderId)
    .orderBy('line.id')
    .execute()

/** Of an order `o`: until when it can be paid; null once it waits for no payment. */
export const payUntil = sql`(
  select max(pay.expires_at) from order_payments pay where pay.order_id = o.id and pay.state in ('intended', 'pending')
)`
