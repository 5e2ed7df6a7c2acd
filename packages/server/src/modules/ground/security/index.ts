export { refuseFlood } from './flood.ts'
export { DAYS_OF_ACCESS } from './security.jobs.ts'
export { type Origin, originOf, recordSecurity, securityEventsOf } from './security.service.ts'
export { countTry, forgetTries, limitOf, networkOf, takeBackTry, type Tries } from './throttle.ts'
