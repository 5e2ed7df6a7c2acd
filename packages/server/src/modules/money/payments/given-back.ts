import type { App } from '../../../app.ts'
import { paymentProvider } from './payment-provider.ts'
import { PaymentRejected } from './providers/port.ts'

/** Returns the cents that the provider has given back of a payment; throws if it does not know the payment. */
export async function givenBack(app: App, paymentId: string) {
  const payment = await paymentProvider(app).payment(paymentId)
  if (!payment) throw new PaymentRejected(`the provider does not know ${paymentId}, which it took money for`)
  return payment.refundedCents
}
