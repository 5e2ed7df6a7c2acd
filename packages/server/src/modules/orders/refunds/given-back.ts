import type { App } from '../../app.ts'
import { paymentProvider, PaymentRejected } from '../payments/index.ts'

/** Cents of a payment that the provider has given back; of one that it does not know nobody could tell, and nothing is given. */
export async function givenBack(app: App, paymentId: string) {
  const payment = await paymentProvider(app).payment(paymentId)
  if (!payment) throw new PaymentRejected(`the provider does not know ${paymentId}, which it took money for`)
  return payment.refundedCents
}
