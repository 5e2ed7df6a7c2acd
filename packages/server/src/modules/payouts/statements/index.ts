export { ripe } from './withdrawable-balance.ts'
export { midnight } from './statements.queries.ts'
