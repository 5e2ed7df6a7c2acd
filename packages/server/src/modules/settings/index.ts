export { numberOf, rulesOf, writeMissingParameters } from './settings.service.ts'
