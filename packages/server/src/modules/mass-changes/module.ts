import type { PartsOf } from '../../module.ts'
import { massChangesJobs } from './mass-changes.jobs.ts'
import routes from './mass-changes.routes.ts'

export const massChanges: PartsOf = {
  routes,
  jobs: massChangesJobs,
}
