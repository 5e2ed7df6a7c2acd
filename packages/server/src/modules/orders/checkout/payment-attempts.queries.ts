import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../platform/db.ts'
import { isPaymentDisputed, paymentsWithOrder } from '../orders/index.ts'
import type { OrdersTables } from '../orders/orders.tables.ts'
import type { Part } from '../../platform/pages-of-work.ts'

type Payments = OrdersTables['order_payments']

export const insertPayment = async (tx: Tx, payment: Insertable<Payments>) =>
  (await tx.insertInto('order_payments').values(payment).returning('id').executeTakeFirstOrThrow()).id

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
    .where(({ not }) => not(isPaymentDisputed('order_payments.id')))
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
