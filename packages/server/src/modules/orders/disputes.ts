import type { App } from '../../app.ts'
import { markDisputed, paymentByCode } from './payments.queries.ts'
import type { Told } from './told.ts'

/**
 * The holder asked the bank for the money. Nothing is posted before that is decided: the escrow keeps what it has, and
 * an operator is told.
 */
export async function recordDispute(app: App, { code, paymentId }: Told) {
  const payment = await paymentByCode(app.db, code)
  if (!payment) return
  const isNew = await app.transaction((tx) => markDisputed(tx, payment.id, app.clock.now()))
  if (isNew) app.log.error({ orderId: payment.order_id, paymentId }, 'payment disputed')
}
