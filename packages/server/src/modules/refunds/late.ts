import type { App } from '../../app.ts'
import { type Line, post } from '../ledger/index.ts'
import { paymentProvider } from '../payments/index.ts'
import { hasOpenDispute, movePayment, paymentById, type PaymentRow } from '../orders/index.ts'
import { askAgainAt, isRefusal } from './refusals-of-refunds.ts'

/** Gives back what was not to be kept; repeated until the provider has done it, once. */
export async function refundLate(app: App, id: number) {
  const payment = await paymentById(app.db, id)
  const now = app.clock.now()
  if (payment?.state !== 'refunding' || payment.refund_held_at || (payment.refund_again_at ?? now) > now) return
  const { order_id: orderId, paid_cents: cents, user_id: userId, created_at: owedSince } = payment
  if (await hasOpenDispute(app.db, orderId)) return
  await askProvider(app, payment).catch(async (error: unknown) => {
    const refused = { refund_refusals: payment.refund_refusals + 1 }
    const set = { ...refused, refund_again_at: askAgainAt(refused.refund_refusals, now) }
    if (isRefusal(error, { owedSince, now }))
      await app.transaction((tx) => movePayment(tx, { id, from: 'refunding' }, set))
    throw error
  })
  await app.transaction(async (tx) => {
    if (!(await movePayment(tx, { id, from: 'refunding' }, { state: 'refunded' }))) return
    const lines: Line[] = [
      { account: `buyer:${userId}`, cents: -cents! },
      { account: 'provider', cents: cents! },
    ]
    await post(tx, app, { key: `payment refunded:${id}`, kind: 'refund', orderId, lines })
  })
}

async function askProvider(app: App, payment: PaymentRow) {
  const provider = paymentProvider(app)
  const at = { id: payment.payment_id!, chargeId: payment.charge_id! }
  // it may be done already: a key is forgotten after a day, and an unpaid Pix may be paid while it is called off
  const isDone = ((await provider.payment(at.id))?.refundedCents ?? 0) >= payment.paid_cents!
  if (!isDone) await provider.refund(at, payment.paid_cents!, payment.code)
}
