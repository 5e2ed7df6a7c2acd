import type { PartsOf } from '../../module.ts'
import { entriesJobs } from './entries.jobs.ts'
import routes from './entries.routes.ts'

export const entries: PartsOf = {
  routes,
  jobs: entriesJobs,
}
