export { standardOf, withStandard } from './standards.service.ts'
export { isWithin } from './within.queries.ts'
