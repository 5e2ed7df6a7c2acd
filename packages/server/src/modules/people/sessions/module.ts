import type { PartsOf } from '../../../module.ts'
import { flushSeen } from './index.ts'
import { sessionsJobs } from './sessions.jobs.ts'
import { sessionsPersonal } from './sessions.personal.ts'
import routes from './sessions.routes.ts'

export const sessions: PartsOf = {
  routes,
  jobs: sessionsJobs,
  personal: sessionsPersonal,
  close: flushSeen,
}
