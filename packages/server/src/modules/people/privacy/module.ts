import type { PartsOf } from '../../../module.ts'
import { privacyListeners } from './privacy.events.ts'
import { privacyJobs } from './privacy.jobs.ts'
import { privacyPersonal } from './privacy.personal.ts'
import routes from './privacy.routes.ts'

export const privacy: PartsOf = {
  routes,
  listeners: privacyListeners,
  jobs: privacyJobs,
  personal: privacyPersonal,
}
