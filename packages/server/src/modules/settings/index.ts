export { numberInSql } from './settings.queries.ts'
export { numberOf, rulesOf, writeMissingParameters } from './settings.service.ts'
