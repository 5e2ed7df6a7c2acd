export { makeOperator } from './operators.service.ts'
