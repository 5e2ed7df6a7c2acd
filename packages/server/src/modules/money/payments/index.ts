export { cardToCharge } from './chosen-card.ts'
export { payerIdOf, postalAddress } from './payers.service.ts'
export { paymentProvider, payoutProvider } from './payment-provider.ts'
export type { Payout } from './providers/payouts.port.ts'
export {
  type Booking,
  isAway,
  type NewCharge,
  type PageOfPayments,
  type Payment,
  PaymentRejected,
  PaymentsNotAsked,
  PaymentsUnavailable,
  PaymentUnreadable,
  type PostalAddress,
  TooMuchToRead,
} from './providers/port.ts'
export type { PaymentOutcome } from './webhooks.service.ts'
export { installmentRule } from './cards.service.ts'
export { type OwnReason, reasonOf, refusalSaying } from './refusals.ts'
export { pixOf } from './payments.view.ts'
export { newsOfPayment, type PaymentNews } from './payment-news.ts'
export { givenBack } from './given-back.ts'
