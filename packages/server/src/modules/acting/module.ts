import type { PartsOf } from '../../module.ts'
import { actingJobs } from './acting.jobs.ts'
import routes from './acting.routes.ts'

export const acting: PartsOf = {
  routes,
  jobs: actingJobs,
}
