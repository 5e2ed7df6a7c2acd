export { ripe } from './ripening.ts'
export { midnight } from './statements.queries.ts'
export { ownStoreOnly } from './statements.service.ts'
