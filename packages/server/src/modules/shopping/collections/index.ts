export { ofOnePerson, sameItems } from './merged.queries.ts'
export { mustBeCondition } from './collection.service.ts'
export { cardsAmong } from './list.service.ts'
export { begunBy } from './collection.queries.ts'
