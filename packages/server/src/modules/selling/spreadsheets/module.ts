import type { PartsOf } from '../../../module.ts'
import { spreadsheetsJobs } from './spreadsheets.jobs.ts'
import routes from './spreadsheets.routes.ts'

export const spreadsheets: PartsOf = {
  routes,
  jobs: spreadsheetsJobs,
}
