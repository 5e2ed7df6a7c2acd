export { takeAnswer } from './orders.payments.ts'
export { toldBy } from './told.ts'
