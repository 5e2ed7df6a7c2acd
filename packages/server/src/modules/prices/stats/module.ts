import type { PartsOf } from '../../../module.ts'
import { flushViews } from './index.ts'
import { mergeSalesAndViews } from './merged.queries.ts'
import { statsPersonal } from './personal.queries.ts'
import { statsListeners } from './stats.events.ts'
import { statsJobs } from './stats.jobs.ts'
import routes from './stats.routes.ts'

export const stats: PartsOf = {
  routes,
  jobs: statsJobs,
  listeners: statsListeners,
  merged: mergeSalesAndViews,
  personal: statsPersonal,
  close: flushViews,
}
