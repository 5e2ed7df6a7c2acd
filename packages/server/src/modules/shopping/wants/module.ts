import type { PartsOf } from '../../../module.ts'
import { mergeWants } from './merged.queries.ts'
import { wantsPersonal } from './personal.queries.ts'
import { wantsListeners } from './wants.events.ts'
import { wantsJobs } from './wants.jobs.ts'
import routes from './wants.routes.ts'

export const wants: PartsOf = {
  routes,
  jobs: wantsJobs,
  listeners: wantsListeners,
  merged: mergeWants,
  personal: wantsPersonal,
}
