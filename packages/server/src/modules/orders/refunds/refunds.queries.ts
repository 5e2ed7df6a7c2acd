import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { isDisputed } from '../orders/index.ts'
import type { OrdersTables } from '../orders/orders.tables.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'

/** Returns undefined if the key is known already. */
export const insertRefund = (
  tx: Tx,
  refund: Pick<
    Selectable<OrdersTables['order_refunds']>,
    'store_order_id' | 'cents' | 'key' | 'created_at' | 'user_id' | 'reason'
  >,
) =>
  tx
    .insertInto('order_refunds')
    .values({ ...refund, state: 'intended', done_at: null, dispute_id: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Returns undefined if the parcel holds less; `to_credit_cents` is what credit had paid and no provider gives back. */
export async function takeFromEscrow(tx: Tx, storeOrderId: number, cents: number) {
  const { rows } = await sql<{ order_id: number; user_id: number; to_credit_cents: number }>`
    update store_orders so set refunded_cents = so.refunded_cents + ${cents}, contested_cents = case
        when so.state = 'completed' then so.contested_cents - ${cents}
        else least(so.contested_cents, so.goods_cents + so.freight_cents - so.refunded_cents - ${cents}) end
    from orders o
    where o.id = so.order_id and so.id = ${storeOrderId} and so.paid_at is not null
      and (so.state <> 'completed' or so.contested_cents >= ${cents})
      and so.refunded_cents + ${cents} <= so.goods_cents + so.freight_cents
    returning so.order_id, o.user_id, least(${cents}::int,
      greatest(0, so.refunded_cents + so.credit_cents - so.goods_cents - so.freight_cents)) to_credit_cents`.execute(tx)
  return rows[0]
}

interface Split {
  key: string
  cents: number
  toCreditCents: number
}

/** Makes the part of a refund that goes to credit a refund of its own, which is done at once. */
export async function splitToCredit(tx: Tx, { key, cents, toCreditCents }: Split, now: Date) {
  const isWhole = toCreditCents === cents
  const done = sql`state = 'done', done_at = ${now}, to_credit = true`
  if (isWhole) return sql`update order_refunds set ${done} where key = ${key}`.execute(tx)
  await sql`update order_refunds set cents = ${cents - toCreditCents} where key = ${key}`.execute(tx)
  return sql`
    insert into order_refunds (store_order_id, cents, key, state, created_at, done_at, to_credit, user_id, reason)
    select store_order_id, ${toCreditCents}, key || ' to credit', 'done', created_at, ${now}, true, user_id, reason
    from order_refunds where key = ${key}`.execute(tx)
}

export interface RefundToDo {
  id: number
  store_order_id: number
  order_id: number
  user_id: number
  cents: number
  key: string
  created_at: Date
  payment_id: string
  charge_id: string
  refusals: number
  /** Cents of the same payment that the provider has given back before. */
  done_cents: number
  /** An earlier refund of the payment was put off or is held, and may have been made. */
  follows: boolean
}

const isDue = (refund: string, now: Date) => sql`
  ${sql.ref(`${refund}.state`)} = 'intended' and ${sql.ref(`${refund}.held_at`)} is null
  and coalesce(${sql.ref(`${refund}.ask_again_at`)} <= ${now}, true)`

const isToDo = (now: Date) => sql`${isDue('r', now)} and not ${isDisputed('so.order_id')}`

export async function refundsToDo(db: Db, now: Date, { after, limit }: PageOfRows) {
  const { rows } = await sql<{ id: number }>`
    select r.id from order_refunds r join store_orders so on so.id = r.store_order_id
    where ${isToDo(now)} and r.id > ${after} order by r.id limit ${limit}`.execute(db)
  return rows
}

/** Returns undefined if it is not due, or an earlier one of the order is due too: two could not be told apart. */
export async function nextRefund(db: Db, id: number, now: Date) {
  const { rows } = await sql<RefundToDo>`
    select r.id, r.store_order_id, so.order_id, o.user_id, r.cents, r.key, r.created_at, r.refusals, pay.payment_id, pay.charge_id,
      (select coalesce(sum(other.cents), 0)::int from store_orders sibling
        join order_refunds other on other.store_order_id = sibling.id and other.state = 'done'
          and other.dispute_id is null and not other.outside and not other.to_credit
        where sibling.order_id = so.order_id) done_cents,
      exists (
        select from store_orders sibling join order_refunds earlier on earlier.store_order_id = sibling.id
        where sibling.order_id = so.order_id and earlier.state = 'intended' and earlier.id < r.id
      ) follows
    from order_refunds r
    join store_orders so on so.id = r.store_order_id
    join orders o on o.id = so.order_id
    join order_payments pay on pay.order_id = so.order_id and pay.state = 'paid'
    where r.id = ${id} and ${isToDo(now)} and not exists (
      select from store_orders sibling join order_refunds earlier on earlier.store_order_id = sibling.id
      where sibling.order_id = so.order_id and ${isDue('earlier', now)} and earlier.id < r.id
    )`.execute(db)
  return rows[0]
}

export const noteRefusal = (tx: Tx, id: number, askAgainAt: Date | null) =>
  tx
    .updateTable('order_refunds')
    .set((row) => ({ refusals: row('refusals', '+', 1), ask_again_at: askAgainAt }))
    .where('id', '=', id)
    .where('state', '=', 'intended')
    .execute()

/** Returns false if it was done before. */
export const markRefunded = async (tx: Tx, id: number, now: Date) =>
  (await tx
    .updateTable('order_refunds')
    .set({ state: 'done', done_at: now })
    .where('id', '=', id)
    .where('state', '=', 'intended')
    .returning('id')
    .executeTakeFirst()) !== undefined

export const hasOpenRefund = async (db: Db, storeOrderId: number) =>
  Boolean(
    await db
      .selectFrom('order_refunds')
      .select('id')
      .where('store_order_id', '=', storeOrderId)
      .where('state', '=', 'intended')
      .limit(1)
      .executeTakeFirst(),
  )

export const setContested = (tx: Tx, storeOrderId: number, cents: number) =>
  tx.updateTable('store_orders').set({ contested_cents: cents }).where('id', '=', storeOrderId).execute()

export async function takenByBank(db: Db, paymentId: number) {
  const dispute = await db
    .selectFrom('payment_disputes')
    .select(['state', 'cents', 'turn'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  const { state, cents = 0, turn = 0 } = dispute ?? {}
  return { isOpen: state === 'open', cents: state === 'lost' ? cents : 0, turn }
}
