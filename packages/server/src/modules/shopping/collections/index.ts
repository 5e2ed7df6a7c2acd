export { ofOnePerson, sameItems } from './merged.queries.ts'
export { mustBeCondition } from './collection.service.ts'
export { begunBy } from './collection.queries.ts'
