import type { PartsOf } from '../../../module.ts'
import { entryTokensJobs } from './entry-tokens.jobs.ts'
import { flushSeen } from './index.ts'
import { oldestSealed } from './second-factors.queries.ts'
import { sessionsJobs } from './sessions.jobs.ts'
import { sessionsPersonal } from './sessions.personal.ts'
import routes from './sessions.routes.ts'
import { SECRET_USE } from './totp.ts'

export const sessions: PartsOf = {
  routes,
  jobs: { ...sessionsJobs, ...entryTokensJobs },
  personal: sessionsPersonal,
  sealed: [{ name: 'segundos fatores de acesso', use: SECRET_USE, oldest: oldestSealed }],
  close: flushSeen,
}
