export { ripe } from './ripening.ts'
export { ownStoreOnly } from './statements.service.ts'
