export { creditOf } from './credits.service.ts'
