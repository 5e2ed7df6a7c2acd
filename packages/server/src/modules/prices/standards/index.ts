export { standardOf, tellBest, withStandard } from './standards.service.ts'
export { isWithin, standardOfUser } from './within.queries.ts'
