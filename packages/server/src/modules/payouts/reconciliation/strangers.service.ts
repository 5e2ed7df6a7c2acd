import type { App } from '../../../app.ts'
import { isAway, type Payment, paymentProvider } from '../../money/payments/index.ts'
import { attemptsNamed } from './bills.queries.ts'
import { compareBillPayment } from './bills.service.ts'
import { notUnderstood } from './comparison.ts'
import { type Found, report } from './report.service.ts'
import { settledCents } from './settlements.queries.ts'

export async function reportUnknown(app: App, { id, cents, refundedCents, paidAt }: Payment) {
  const since = app.clock.now()
  const settled = (await settledCents(app.db, 'unknown', { paymentId: id })) ?? 0
  const [ours, theirs] = [0 - settled, paidAt ? cents - refundedCents : 0]
  const unknown: Found = { kind: 'unknown', ours_cents: ours, theirs_cents: theirs }
  await report(app, { paymentId: id }, { found: ours === theirs ? [] : [unknown], since })
}

export const reportUnread = (app: App, id: string) =>
  report(app, { paymentId: id }, { found: [notUnderstood], since: app.clock.now() })

/** Compares a payment that is no order's again: a bill's, or nobody's. Takes the provider's id. */
export async function comparePaymentAgain(app: App, id: string) {
  const [ofBill] = await attemptsNamed(app.db, { paymentIds: [id] })
  return ofBill ? compareBillPayment(app, ofBill.code, {}) : readAgain(app, id)
}

async function readAgain(app: App, id: string) {
  const since = app.clock.now()
  try {
    const payment = await paymentProvider(app).payment(id)
    if (!payment) return await report(app, { paymentId: id }, { found: [], since })
    const [ofBill] = await attemptsNamed(app.db, { codes: [payment.code] })
    await (ofBill ? compareBillPayment(app, ofBill.code, { told: payment }) : reportUnknown(app, payment))
  } catch (error) {
    if (isAway(error)) throw error
    await reportUnread(app, id)
  }
}
