import type { PartsOf } from '../../../module.ts'
import { priceRulesJobs } from './price-rules.jobs.ts'
import routes from './price-rules.routes.ts'

export const priceRules: PartsOf = {
  routes,
  jobs: priceRulesJobs,
}
