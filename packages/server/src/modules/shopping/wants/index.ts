export { markSeen } from './alerts.queries.ts'
