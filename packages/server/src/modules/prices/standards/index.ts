export { standardOf, tellBest, withStandard } from './standards.service.ts'
export { isWithin, isWithinStandard, standardOfUser } from './within.queries.ts'
