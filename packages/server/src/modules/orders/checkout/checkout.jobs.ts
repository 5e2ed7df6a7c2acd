import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { expireOrder } from './unpaid-orders.ts'
import { callOff, findAnswer, hasNews } from './payment-answers.ts'
import type { PaymentRow } from '../orders/index.ts'
import { isAway } from '../../money/payments/index.ts'
import { refundLate } from '../refunds/index.ts'
import { ANSWERED_MS } from './settlement.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import {
  livePayment,
  overdueOrders,
  paymentsToCallOff,
  paymentsToRefund,
  unansweredPayments,
} from './payment-attempts.queries.ts'

const MINUTE_MS = 60_000
/** A bank decides about a card within two days; after this many the order is given up. */
const UNDECIDED_DAYS = 3

export const checkoutJobs: Jobs = {
  expire_orders: { waitsFor: 'payments', everyMs: MINUTE_MS, run: expireOrders },
  ask_for_payments: { waitsFor: 'payments', everyMs: MINUTE_MS, run: askForPayments },
  refund_late_payments: {
    waitsFor: 'money',
    everyMs: MINUTE_MS,
    run: (app) =>
      eachPage(app, {
        page: (part) => paymentsToRefund(app.db, app.clock.now(), part),
        work: ({ id }) => refundLate(app, id),
      }),
  },
  call_off_payments: {
    waitsFor: 'money',
    everyMs: MINUTE_MS,
    run: (app) =>
      eachPage(app, { page: (part) => paymentsToCallOff(app.db, part), work: ({ id }) => callOff(app, id) }),
  },
}

/** Asks the provider first, so that an order that was paid in time does not expire. */
function expireOrders(app: App) {
  const now = app.clock.now()
  return eachPage(app, {
    page: (part) => overdueOrders(app.db, now, part),
    work: async ({ id }) => {
      const live = await livePayment(app.db, id)
      if (live && (await mayStillBePaid(app, live))) return
      await expireOrder(app, id)
    },
  })
}

/** Returns false after days without an answer: the goods are released, and money that comes after all goes back. */
async function mayStillBePaid(app: App, live: Pick<PaymentRow, 'id' | 'code' | 'method' | 'expires_at'>) {
  const isOver = live.expires_at <= daysBefore(app.clock.now(), UNDECIDED_DAYS)
  try {
    return (await hasNews(app, live)) && !isOver
  } catch (error) {
    if (!isOver || isAway(error)) throw error
    app.log.error({ err: error, paymentId: live.id }, 'an order is given up, and nobody can tell of its payment')
    return false
  }
}

function askForPayments(app: App) {
  const before = new Date(app.clock.now().getTime() - ANSWERED_MS)
  return eachPage(app, {
    page: (part) => unansweredPayments(app.db, before, part),
    work: ({ id }) => findAnswer(app, id),
  })
}
