import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { isDisputed } from './disputes.queries.ts'

/** Of an order: what the provider has refused to give back and is not asked for now. */
const isRefused = (orderId: number, now: Date) => sql<boolean>`
  r.state = 'intended' and r.ask_again_at > ${now} and so.order_id = ${orderId} and not ${isDisputed('so.order_id')}`

const isRefusedWhole = (orderId: number, now: Date) => sql<boolean>`
  pay.order_id = ${orderId} and pay.state = 'refunding' and pay.refund_again_at > ${now}
  and not ${isDisputed('pay.order_id')}`

export async function hasRefused(db: Db, orderId: number, now: Date) {
  const { rows } = await sql<{ refused: boolean }>`
    select exists (
      select from order_refunds r join store_orders so on so.id = r.store_order_id where ${isRefused(orderId, now)}
    ) or exists (select from order_payments pay where ${isRefusedWhole(orderId, now)}) refused`.execute(db)
  return rows[0]!.refused
}

export async function makeOutside(tx: Tx, orderId: number, now: Date) {
  const { rows } = await sql<{ id: number; store_order_id: number; cents: number }>`
    update order_refunds r set state = 'done', done_at = ${now}, outside = true
    from store_orders so where so.id = r.store_order_id and ${isRefused(orderId, now)}
    returning r.id, r.store_order_id, r.cents`.execute(tx)
  return rows
}

/** Those of which nothing was kept. */
export async function makeWholeOutside(tx: Tx, orderId: number, now: Date) {
  const { rows } = await sql<{ id: number; cents: number }>`
    update order_payments pay set state = 'refunded' where ${isRefusedWhole(orderId, now)}
    returning pay.id, pay.paid_cents cents`.execute(tx)
  return rows
}
