export { ripe } from './ripening.ts'
export { midnight } from './statements.queries.ts'
