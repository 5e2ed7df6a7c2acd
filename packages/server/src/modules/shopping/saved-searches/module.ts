import type { PartsOf } from '../../../module.ts'
import { savedSearchesPersonal } from './personal.queries.ts'
import { savedSearchesJobs } from './saved-searches.jobs.ts'
import routes from './saved-searches.routes.ts'

export const savedSearches: PartsOf = {
  routes,
  jobs: savedSearchesJobs,
  personal: savedSearchesPersonal,
}
