export { takeAnswer } from './payment-answers.ts'
