import type { PartsOf } from '../../../module.ts'
import { openDifferences } from './reconciliation.counts.ts'
import { reconciliationWaiting } from './waiting.queries.ts'
import { reconciliationJobs } from './reconciliation.jobs.ts'
import routes from './reconciliation.routes.ts'

export const reconciliation: PartsOf = {
  routes,
  jobs: reconciliationJobs,
  waiting: reconciliationWaiting,
  counts: [openDifferences],
}
