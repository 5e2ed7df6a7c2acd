export { takeAnswer } from './orders.payments.ts'
export { paymentsAtProvider } from './payments.queries.ts'
export { toldBy } from './told.ts'
