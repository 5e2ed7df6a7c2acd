export { endSessions } from './devices.service.ts'
export { flushSeen } from './presence.ts'
export { insertSession } from './sessions.queries.ts'
export { openSession, roleOf, userOfToken } from './sessions.service.ts'
