export { type MadeOperator, makeOperator } from './operators.service.ts'
