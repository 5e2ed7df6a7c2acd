import type { PartsOf } from '../../../module.ts'
import { complaintsListeners } from './complaints.events.ts'
import { complaintsJobs } from './complaints.jobs.ts'
import routes from './complaints.routes.ts'
import { complaintsPersonal } from './personal.queries.ts'
import { complaintsWaiting } from './waiting.queries.ts'

export const complaints: PartsOf = {
  routes,
  jobs: complaintsJobs,
  listeners: complaintsListeners,
  waiting: complaintsWaiting,
  personal: complaintsPersonal,
}
