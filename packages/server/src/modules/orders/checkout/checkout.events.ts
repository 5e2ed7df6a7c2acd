import { type Listener, type Listeners, waiting } from '../../../platform/events.ts'
import { paymentProvider, type PaymentNews, newsOfPayment } from '../../money/payments/index.ts'
import { takeAnswer } from './payment-answers.ts'

/** `takeAnswer` leaves a payment alone whose code belongs to no order. */
const hears: Listener<'payment_settled' | 'payment_failed' | 'payment_refunded'> = async (app, outcome) => {
  const { paymentId, chargeId, code, state, cents, refusal } = outcome
  const told: PaymentNews = {
    paymentId,
    chargeId,
    code,
    state,
    cents,
    disputedCents: 0,
    refusal,
    pixCode: null,
    card: null,
  }
  await takeAnswer(app, told)
}

/** The dispute may have ended since it was announced, so the payment is read again. */
const hearsOfDispute: Listener<'payment_disputed'> = async (app, { paymentId }) => {
  const payment = await paymentProvider(app).payment(paymentId)
  if (payment) await takeAnswer(app, newsOfPayment(payment))
}

export const checkoutListeners: Listeners = {
  // money that is not wanted goes back at once, which the provider is asked for
  payment_settled: waiting('payments', hears),
  payment_failed: waiting('payments', hears),
  payment_refunded: waiting('payments', hears),
  payment_disputed: waiting('payments', hearsOfDispute),
}
