import type { PartsOf } from '../../../module.ts'
import { planJobs } from './plan-places.ts'
import routes from './listings.routes.ts'
import { listingsListeners } from './origins.ts'
import { promotionJobs } from './promotions.jobs.ts'

export const listings: PartsOf = {
  routes,
  jobs: { ...planJobs, ...promotionJobs },
  listeners: listingsListeners,
}
