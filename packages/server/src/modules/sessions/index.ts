export { flushSeen } from './presence.ts'
export { openSession, userOfToken } from './sessions.service.ts'
