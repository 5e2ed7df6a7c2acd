export { numberInSql, textInSql } from './settings.queries.ts'
export { numberOf, rulesOf, writeMissingParameters } from './settings.service.ts'
