import type { OrderPaymentState } from '@bra/contract/order-life'
import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../platform/db.ts'
import { isDisputed } from './disputes.queries.ts'
import type { OrdersTables } from './orders.tables.ts'
import type { Part } from './pages-of-work.ts'

type Payments = OrdersTables['order_payments']

export const insertPayment = async (tx: Tx, payment: Insertable<Payments>) =>
  (await tx.insertInto('order_payments').values(payment).returning('id').executeTakeFirstOrThrow()).id

const paymentsWithOrder = (db: Db) =>
  db
    .selectFrom('order_payments as pay')
    .innerJoin('orders as o', 'o.id', 'pay.order_id')
    .selectAll('pay')
    .select(['o.user_id', 'o.total_cents', 'o.freight_cents', 'o.pay_until'])

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentById>>>

export const paymentById = (db: Db, id: number) => paymentsWithOrder(db).where('pay.id', '=', id).executeTakeFirst()

/** The same with the lines of its order, as the provider is told of them. */
export const paymentWithLines = (db: Db, id: number) =>
  paymentsWithOrder(db)
    .select('o.address')
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('order_lines as line')
          .innerJoin('store_orders as so', 'so.id', 'line.store_order_id')
          .select(['line.id', 'line.name', 'line.condition', 'line.unit_price_cents', 'line.quantity'])
          .whereRef('so.order_id', '=', 'pay.order_id')
          .orderBy('line.id'),
      ).as('lines'),
    )
    .where('pay.id', '=', id)
    .executeTakeFirst()

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

/** The one that may still be paid, or is. */
export const livePayment = (db: Db, orderId: number) =>
  db
    .selectFrom('order_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    // literal, as the index has it
    .where(sql<boolean>`state in ('intended', 'pending', 'paid')`)
    .executeTakeFirst()

/** Those by Pix that wait, and whatever the provider has not called off yet. */
export const payablePayments = (db: Db, orderId: number) =>
  db
    .selectFrom('order_payments')
    .select(['id', 'code', 'method', 'state', 'expires_at'])
    .where('order_id', '=', orderId)
    .where(sql<boolean>`(to_call_off or state = 'pending' and method = 'pix')`)
    .orderBy('id')
    .execute()

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

/** What the provider has made of an attempt that was intended. */
export const keepAsked = (db: Db, code: string, change: Updateable<Payments>) =>
  db.updateTable('order_payments').set(change).where('code', '=', code).where('state', '=', 'intended').execute()

/** Asked for before `before`, and not answered: whatever was intended, and cards that the bank thinks about. */
export const unansweredPayments = (db: Db, before: Date, { after, limit }: Part) =>
  db
    .selectFrom('order_payments')
    .select('id')
    .where('id', '>', after)
    .where(sql<boolean>`state in ('intended', 'pending')`)
    .where(sql<boolean>`(state = 'intended' or method = 'card')`)
    .where('created_at', '<=', before)
    .orderBy('id')
    .limit(limit)
    .execute()

export const paymentsToRefund = (db: Db, now: Date, { after, limit }: Part) =>
  db
    .selectFrom('order_payments')
    .select('id')
    .where('id', '>', after)
    .where(sql<boolean>`state = 'refunding'`)
    .where('refund_held_at', 'is', null)
    .where(sql<boolean>`coalesce(refund_again_at <= ${now}, true)`)
    .where(({ not }) => not(isDisputed('order_payments.order_id')))
    .orderBy('id')
    .limit(limit)
    .execute()

export const paymentsToCallOff = (db: Db, { after, limit }: Part) =>
  db
    .selectFrom('order_payments')
    .select('id')
    .where('id', '>', after)
    .where('to_call_off', '=', true)
    .orderBy('id')
    .limit(limit)
    .execute()

export const markCalledOff = (tx: Tx, id: number) =>
  tx.updateTable('order_payments').set({ to_call_off: false }).where('id', '=', id).execute()

/** The order, held until the transaction ends: whatever becomes of its payments does so one after the other. */
export const holdOrder = (tx: Tx, id: number) =>
  tx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** The same, only of its buyer. */
export const holdOrderOfBuyer = (tx: Tx, userId: number, id: number) =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const totalOfBuyer = async (db: Db, userId: number, id: number) =>
  (
    await db
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.total_cents

/** Of parcels that nobody has paid: those whose time is over. */
export const overdueOrders = (db: Db, now: Date, { after, limit }: Part) =>
  db
    .selectFrom('orders as o')
    .innerJoin('store_orders as so', 'so.order_id', 'o.id')
    .select('o.id')
    .distinct()
    .where('o.id', '>', after)
    .where(sql<boolean>`so.state = 'awaiting_payment'`)
    .where('o.pay_until', '<=', now)
    .orderBy('o.id')
    .limit(limit)
    .execute()

/** In which states the parcels of an order are. */
export const parcelStatesOf = async (db: Db, orderId: number) =>
  new Set(
    (await db.selectFrom('store_orders').select('state').distinct().where('order_id', '=', orderId).execute()).map(
      ({ state }) => state,
    ),
  )

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
