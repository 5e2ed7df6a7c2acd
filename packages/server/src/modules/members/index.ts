export { makeOperator, type MadeOperator } from './operators.service.ts'
