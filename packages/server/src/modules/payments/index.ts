export { payerIdOf } from './payers.service.ts'
export { paymentProvider } from './payment-provider.ts'
export { PaymentRejected } from './providers/port.ts'
