export { sumsToPutBack } from './put-back.queries.ts'
