import { type Listener, type Listeners, waiting } from '../../../platform/events.ts'
import { newsOfPayment, paymentProvider } from '../payments/index.ts'
import { takeBillAnswer } from './bill-answers.ts'
import { billPaymentByCode } from './bills.queries.ts'

type Told = 'payment_settled' | 'payment_failed' | 'payment_refunded' | 'payment_disputed'

/** The payment of a bill is read again, as it may have moved since. */
const hears: Listener<Told> = async (app, { code, paymentId }) => {
  if (!(await billPaymentByCode(app.db, code))) return
  const payment = await paymentProvider(app).payment(paymentId)
  if (payment) await takeBillAnswer(app, newsOfPayment(payment))
}

export const billsListeners: Listeners = {
  payment_settled: waiting('payments', hears),
  payment_failed: waiting('payments', hears),
  payment_refunded: waiting('payments', hears),
  payment_disputed: waiting('payments', hears),
}
