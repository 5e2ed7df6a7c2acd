import type { PartsOf } from '../../../module.ts'
import { bulkEditsJobs } from './bulk-edits.jobs.ts'
import routes from './bulk-edits.routes.ts'

export const bulkEdits: PartsOf = {
  routes,
  jobs: bulkEditsJobs,
}
