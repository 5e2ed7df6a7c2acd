import { livePayments, awaitedPayments } from '@bra/contract/money/payment-life'
import { literals } from '../../../platform/literals.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../../platform/db.ts'
import { isPaymentDisputed, paymentsWithOrder } from '../orders/index.ts'
import type { OrdersTables } from '../orders/orders.tables.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'

type Payments = OrdersTables['order_payments']

export const insertPayment = async (tx: Tx, payment: Insertable<Payments>) =>
  (await tx.insertInto('order_payments').values(payment).returning('id').executeTakeFirstOrThrow()).id

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

export const livePayment = (db: Db, orderId: number) =>
  db
    .selectFrom('order_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(sql<boolean>`state in ${literals(livePayments)}`)
    .executeTakeFirst()

/** Returns the Pix attempts that wait, and every attempt still to be called off at the provider. */
export const payablePayments = (db: Db, orderId: number) =>
  db
    .selectFrom('order_payments')
    .select(['id', 'code', 'method', 'state', 'expires_at'])
    .where('order_id', '=', orderId)
    .where(sql<boolean>`(to_call_off or state = 'pending' and method = 'pix')`)
    .orderBy('id')
    .execute()

export const keepAsked = (db: Db, code: string, change: Updateable<Payments>) =>
  db.updateTable('order_payments').set(change).where('code', '=', code).where('state', '=', 'intended').execute()

/** Returns attempts from before `before` without an answer: intended ones, and cards that the bank still examines. */
export const unansweredPayments = (db: Db, before: Date, { after, limit }: PageOfRows) =>
  db
    .selectFrom('order_payments')
    .select('id')
    .where('id', '>', after)
    .where(sql<boolean>`state in ${literals(awaitedPayments)}`)
    .where(sql<boolean>`(state = 'intended' or method = 'card')`)
    .where('created_at', '<=', before)
    .orderBy('id')
    .limit(limit)
    .execute()

export const paymentsToRefund = (db: Db, now: Date, { after, limit }: PageOfRows) =>
  db
    .selectFrom('order_payments')
    .select('id')
    .where('id', '>', after)
    .where(sql<boolean>`state = 'refunding'`)
    .where('refund_held_at', 'is', null)
    .where(sql<boolean>`coalesce(refund_again_at <= ${now}, true)`)
    .where(({ not }) => not(isPaymentDisputed('order_payments.id')))
    .orderBy('id')
    .limit(limit)
    .execute()

export const paymentsToCallOff = (db: Db, { after, limit }: PageOfRows) =>
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

export const holdOrderOfBuyer = (tx: Tx, userId: number, id: number) =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const dueOfBuyer = async (db: Db, userId: number, id: number) =>
  (
    await db
      .selectFrom('orders')
      .select(sql<number>`total_cents - credit_cents`.as('due_cents'))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.due_cents

export const overdueOrders = (db: Db, now: Date, { after, limit }: PageOfRows) =>
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
