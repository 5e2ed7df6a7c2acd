import type { App } from '../../../app.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { lookBillPaymentUp } from './bill-answers.ts'
import { refundBillPayment } from './bill-refunds.ts'
import { billPaymentsToCallOff, billPaymentsToRefund, unansweredBillPayments } from './bills.queries.ts'
import { callOffBillPayment } from './bills.service.ts'

const MINUTE_MS = 60_000
/** Milliseconds after which the call that asks for a payment has timed out. */
const ANSWERED_MS = 20_000

export const billsJobs: Jobs = {
  ask_for_bill_payments: { waitsFor: 'payments', everyMs: MINUTE_MS, run: askForPayments },
  refund_bills: {
    waitsFor: 'money',
    everyMs: MINUTE_MS,
    run: (app) =>
      eachPage(app, {
        page: (part) => billPaymentsToRefund(app.db, app.clock.now(), part),
        work: ({ id }) => refundBillPayment(app, id),
      }),
  },
  call_off_bill_payments: {
    waitsFor: 'money',
    everyMs: MINUTE_MS,
    run: (app) =>
      eachPage(app, {
        page: (part) => billPaymentsToCallOff(app.db, part),
        work: ({ id }) => callOffBillPayment(app, id),
      }),
  },
}

function askForPayments(app: App) {
  const now = app.clock.now()
  const before = new Date(now.getTime() - ANSWERED_MS)
  return eachPage(app, {
    page: (part) => unansweredBillPayments(app.db, { before, now }, part),
    work: ({ id }) => lookBillPaymentUp(app, id),
  })
}
