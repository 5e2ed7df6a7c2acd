import type { App } from '../../../app.ts'
import { newsOfPayment, type Payment, type PaymentNews, paymentProvider } from '../../money/payments/index.ts'

const KEPT_OR_GIVEN_BACK = new Set(['paid', 'refunding', 'refunded', 'charged_back'])

/** Returns whether our state of an attempt says that the provider took money for it. */
export const wasPaid = (state: string) => KEPT_OR_GIVEN_BACK.has(state)

interface Attempt {
  code: string
  /** Our own state of it. */
  state: string
  told?: Payment
}

/** Reads an attempt at the provider; `take` takes over a payment, or the end of a dispute, that nobody told us of. */
export async function asItIsNow(
  app: App,
  { code, state, told }: Attempt,
  take: (app: App, news: PaymentNews) => Promise<unknown>,
) {
  const provider = paymentProvider(app)
  const payment = told ?? (await provider.paymentOf(code))
  const isDisputed = payment?.state.startsWith('dispute')
  if (!payment?.paidAt || (wasPaid(state) && !isDisputed)) return payment
  await take(app, newsOfPayment(payment))
  return provider.paymentOf(code)
}
