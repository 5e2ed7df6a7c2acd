import type { PartsOf } from '../../../module.ts'
import { payoutsListeners } from './payouts.events.ts'
import { payoutsJobs } from './payouts.jobs.ts'
import routes from './payouts.routes.ts'
import { payoutsWaiting } from './waiting.queries.ts'

export const payouts: PartsOf = {
  routes,
  jobs: payoutsJobs,
  waiting: payoutsWaiting,
  listeners: payoutsListeners,
}
