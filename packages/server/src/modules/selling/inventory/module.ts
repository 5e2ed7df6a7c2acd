import type { PartsOf } from '../../../module.ts'
import { inventoryJobs } from './inventory.jobs.ts'
import routes from './inventory.routes.ts'
import { viewsOfAPerson } from './views.queries.ts'

export const inventory: PartsOf = {
  routes,
  jobs: inventoryJobs,
  personal: viewsOfAPerson,
}
