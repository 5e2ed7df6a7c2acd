import type { PartsOf } from '../../../module.ts'
import { impersonationJobs } from './impersonation.jobs.ts'
import routes from './impersonation.routes.ts'

export const impersonation: PartsOf = {
  routes,
  jobs: impersonationJobs,
}
