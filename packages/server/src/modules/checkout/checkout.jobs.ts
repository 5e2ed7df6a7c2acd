import type { App } from '../../app.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { expireOrder } from './goods.ts'
import { callOff, findAnswer, hasNews } from './answers.ts'
import { refundLate } from '../refunds/index.ts'
import { ANSWERED_MS } from './settle.ts'
import { eachPage } from '../../platform/pages-of-work.ts'
import {
  livePayment,
  overdueOrders,
  paymentsToCallOff,
  paymentsToRefund,
  unansweredPayments,
} from './attempts.queries.ts'

const MINUTE_MS = 60_000

export const checkoutJobs: Jobs = {
  expire_orders: { everyMs: MINUTE_MS, run: expireOrders },
  ask_for_payments: { everyMs: MINUTE_MS, run: askForPayments },
  refund_late_payments: {
    everyMs: MINUTE_MS,
    run: (app) =>
      eachPage(app, {
        page: (part) => paymentsToRefund(app.db, app.clock.now(), part),
        work: ({ id }) => refundLate(app, id),
      }),
  },
  call_off_payments: {
    everyMs: MINUTE_MS,
    run: (app) =>
      eachPage(app, { page: (part) => paymentsToCallOff(app.db, part), work: ({ id }) => callOff(app, id) }),
  },
}

/** Whoever has paid in time is not sent away because nobody told us yet. */
function expireOrders(app: App) {
  const now = app.clock.now()
  return eachPage(app, {
    page: (part) => overdueOrders(app.db, now, part),
    work: async ({ id }) => {
      const live = await livePayment(app.db, id)
      if (live && (await hasNews(app, live))) return
      await expireOrder(app, id)
    },
  })
}

function askForPayments(app: App) {
  const before = new Date(app.clock.now().getTime() - ANSWERED_MS)
  return eachPage(app, {
    page: (part) => unansweredPayments(app.db, before, part),
    work: ({ id }) => findAnswer(app, id),
  })
}
