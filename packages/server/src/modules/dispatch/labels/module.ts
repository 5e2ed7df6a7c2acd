import type { PartsOf } from '../../../module.ts'
import { labelsJobs } from './labels.jobs.ts'
import routes from './labels.routes.ts'

export const labels: PartsOf = {
  routes,
  jobs: labelsJobs,
}
