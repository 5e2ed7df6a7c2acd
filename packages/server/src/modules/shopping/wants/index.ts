export { markSeen } from './alerts.queries.ts'
export { bestFirst, editions, fits } from './fitting.queries.ts'
