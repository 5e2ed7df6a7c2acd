import type { Listeners } from '../../platform/events.ts'
import { type Announced, paymentProvider } from '../payments/index.ts'
import { takeAnswer } from './answers.ts'
import { type Told, toldBy } from '../orders/index.ts'

/** Payments of others carry codes that are no order's. */
const hears: Listeners[string] = (app, data) => {
  const { paymentId, chargeId, code, state, cents, refusal } = data as unknown as Announced
  const told: Told = { paymentId, chargeId, code, state, cents, disputedCents: 0, refusal, pixCode: null, card: null }
  return takeAnswer(app, told).then(() => undefined)
}

/** It may have ended since this was announced: how it stands is read again. */
const hearsOfDispute: Listeners[string] = async (app, { paymentId }) => {
  const payment = await paymentProvider(app).payment(String(paymentId))
  if (payment) await takeAnswer(app, toldBy(payment))
}

export const checkoutListeners: Listeners = {
  payment_settled: hears,
  payment_failed: hears,
  payment_refunded: hears,
  payment_disputed: hearsOfDispute,
}
