export { countLow } from './stock-alerts.queries.ts'
