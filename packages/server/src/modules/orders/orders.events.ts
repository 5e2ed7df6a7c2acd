import type { Listeners } from '../../platform/events.ts'
import { failOrder, settleOrder } from './orders.settle.ts'

/** Payments of others carry codes that are no order's. */
export const ordersListeners: Listeners = {
  payment_settled: (app, { code, paymentId, chargeId, cents }) =>
    settleOrder(app, {
      code: String(code),
      paymentId: String(paymentId),
      chargeId: String(chargeId),
      cents: Number(cents),
    }),
  payment_failed: (app, { code, state }) => failOrder(app, String(code), String(state)),
}
