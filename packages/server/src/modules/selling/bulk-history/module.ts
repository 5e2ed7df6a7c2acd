import type { PartsOf } from '../../../module.ts'
import { bulkHistoryJobs } from './bulk-history.jobs.ts'
import routes from './bulk-history.routes.ts'

export const bulkHistory: PartsOf = {
  routes,
  jobs: bulkHistoryJobs,
}
