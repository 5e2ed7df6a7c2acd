import type { App } from '../../app.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { PaymentRejected } from '../payments/index.ts'
import { askProvider } from './orders.payments.ts'
import { endUnpaid, refundLate } from './orders.settle.ts'
import { intendedPayments, overduePayments, paymentsToRefund } from './payments.queries.ts'

const MINUTE_MS = 60_000
const AT_ONCE = 100

export const ordersJobs: Jobs = {
  expire_orders: { everyMs: MINUTE_MS, run: expireOrders },
  ask_for_payments: { everyMs: MINUTE_MS, run: askForPayments },
  refund_late_payments: { everyMs: MINUTE_MS, run: refundLatePayments },
}

async function expireOrders(app: App) {
  const overdue = await overduePayments(app.db, app.clock.now(), AT_ONCE)
  await each(overdue, (orderId) => endUnpaid(app, orderId, 'expire'))
}

async function askForPayments(app: App) {
  const intended = await intendedPayments(app.db, app.clock.now(), AT_ONCE)
  await each(intended, async (orderId) => {
    try {
      await askProvider(app, orderId)
    } catch (error) {
      if (!(error instanceof PaymentRejected)) throw error
      await endUnpaid(app, orderId, 'refuse')
    }
  })
}

async function refundLatePayments(app: App) {
  await each(await paymentsToRefund(app.db, AT_ONCE), (orderId) => refundLate(app, orderId))
}

/** One that fails keeps no other from its turn. */
async function each(orders: { order_id: number }[], work: (orderId: number) => Promise<unknown>) {
  const failures: unknown[] = []
  for (const { order_id: id } of orders) await work(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
