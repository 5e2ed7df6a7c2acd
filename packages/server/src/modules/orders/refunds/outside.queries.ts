import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { isDisputed, isPaymentDisputed } from '../orders/index.ts'

export const lockOrder = (tx: Tx, id: number) =>
  tx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

const isOwed = (orderId: number) => sql<boolean>`
  r.state = 'intended' and so.order_id = ${orderId} and not ${isDisputed('so.order_id')}`

const isOwedWhole = (orderId: number) => sql<boolean>`
  pay.order_id = ${orderId} and pay.state = 'refunding' and not ${isPaymentDisputed('pay.id')}`

interface RefundRow {
  id: number
  cents: number
}

/** Stops asking the provider for those refunds of the order that it refused and that wait for another try. */
export async function holdRefused(tx: Tx, orderId: number, now: Date) {
  const { rows: parts } = await sql<RefundRow>`
    update order_refunds r set held_at = ${now} from store_orders so
    where so.id = r.store_order_id and ${isOwed(orderId)} and r.held_at is null and r.ask_again_at > ${now}
    returning r.id, r.cents`.execute(tx)
  const { rows: wholes } = await sql<RefundRow>`
    update order_payments pay set refund_held_at = ${now}
    where ${isOwedWhole(orderId)} and pay.refund_held_at is null and pay.refund_again_at > ${now}
    returning pay.id, pay.owed_cents cents`.execute(tx)
  return [...parts, ...wholes]
}

export async function askForHeld(tx: Tx, orderId: number, now: Date) {
  const { rows: parts } = await sql<RefundRow>`
    update order_refunds r set held_at = null, ask_again_at = ${now} from store_orders so
    where so.id = r.store_order_id and ${isOwed(orderId)} and r.held_at is not null
    returning r.id, r.cents`.execute(tx)
  const { rows: wholes } = await sql<RefundRow>`
    update order_payments pay set refund_held_at = null, refund_again_at = ${now}
    where ${isOwedWhole(orderId)} and pay.refund_held_at is not null
    returning pay.id, pay.owed_cents cents`.execute(tx)
  return [...parts, ...wholes]
}

export async function makeOutside(tx: Tx, orderId: number, now: Date) {
  const { rows } = await sql<RefundRow & { store_order_id: number }>`
    update order_refunds r set state = 'done', done_at = ${now}, outside = true
    from store_orders so where so.id = r.store_order_id and ${isOwed(orderId)} and r.held_at is not null
    returning r.id, r.store_order_id, r.cents`.execute(tx)
  return rows
}

export async function makeWholeOutside(tx: Tx, orderId: number) {
  const { rows } = await sql<RefundRow & { turn: number }>`
    update order_payments pay set state = 'refunded', owed_cents = 0 from (
      select owed.id, owed.owed_cents cents, coalesce(d.turn, 0) turn
      from order_payments owed left join payment_disputes d on d.payment_id = owed.id where owed.order_id = ${orderId}
    ) was
    where was.id = pay.id and ${isOwedWhole(orderId)} and pay.refund_held_at is not null
    returning pay.id, was.cents, was.turn`.execute(tx)
  return rows
}
