import type { App } from '../../app.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { expireOrder } from './goods.ts'
import { callOff, findAnswer, hasNews } from './orders.payments.ts'
import { refundLate } from './orders.refunds.ts'
import {
  livePayment,
  overdueOrders,
  paymentsToCallOff,
  paymentsToRefund,
  unansweredPayments,
} from './payments.queries.ts'

const MINUTE_MS = 60_000
const AT_ONCE = 100
/** The call that asks has timed out by then. */
const ANSWERED_MS = 20_000

export const ordersJobs: Jobs = {
  expire_orders: { everyMs: MINUTE_MS, run: expireOrders },
  ask_for_payments: { everyMs: MINUTE_MS, run: askForPayments },
  refund_late_payments: {
    everyMs: MINUTE_MS,
    run: async (app) => each(await paymentsToRefund(app.db, AT_ONCE), (id) => refundLate(app, id)),
  },
  call_off_payments: {
    everyMs: MINUTE_MS,
    run: async (app) => each(await paymentsToCallOff(app.db, AT_ONCE), (id) => callOff(app, id)),
  },
}

/** Whoever has paid in time is not sent away because nobody told us yet. */
async function expireOrders(app: App) {
  await each(await overdueOrders(app.db, app.clock.now(), AT_ONCE), async (orderId) => {
    const live = await livePayment(app.db, orderId)
    if (live && (await hasNews(app, live))) return
    await expireOrder(app, orderId)
  })
}

async function askForPayments(app: App) {
  const before = new Date(app.clock.now().getTime() - ANSWERED_MS)
  await each(await unansweredPayments(app.db, before, AT_ONCE), (id) => findAnswer(app, id))
}

/** One that fails keeps no other from its turn. */
async function each(rows: { id: number }[], work: (id: number) => Promise<unknown>) {
  const failures: unknown[] = []
  for (const { id } of rows) await work(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
