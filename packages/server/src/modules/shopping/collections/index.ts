export { mustBeCondition } from './collection.service.ts'
