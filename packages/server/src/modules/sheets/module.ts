import type { PartsOf } from '../../module.ts'
import { sheetsJobs } from './sheets.jobs.ts'
import routes from './sheets.routes.ts'

export const sheets: PartsOf = {
  routes,
  jobs: sheetsJobs,
}
