export { ofOnePerson, sameItems } from './merged.queries.ts'
export { mustBeCondition } from './collection.service.ts'
export { begunBy, typesOfProducts } from './collection.queries.ts'
