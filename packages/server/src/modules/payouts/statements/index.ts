export { midnight } from './statements.queries.ts'
