import type { Listeners } from '../../platform/events.ts'
import type { Announced } from '../payments/index.ts'
import { takeAnswer } from './orders.payments.ts'
import type { Told } from './told.ts'

/** Payments of others carry codes that are no order's. */
const hears: Listeners[string] = (app, data) => {
  const { paymentId, chargeId, code, state, cents, refusal } = data as unknown as Announced
  const told: Told = { paymentId, chargeId, code, state, cents, refusal, pixCode: null, card: null }
  return takeAnswer(app, told).then(() => undefined)
}

export const ordersListeners: Listeners = {
  payment_settled: hears,
  payment_failed: hears,
  payment_refunded: hears,
  payment_disputed: hears,
}
