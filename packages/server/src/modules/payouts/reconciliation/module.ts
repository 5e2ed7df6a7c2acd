import type { PartsOf } from '../../../module.ts'
import { providerBooksJobs } from './provider-books.jobs.ts'
import { openDifferences } from './reconciliation.counts.ts'
import { reconciliationWaiting } from './waiting.queries.ts'
import { reconciliationJobs } from './reconciliation.jobs.ts'
import routes from './reconciliation.routes.ts'

export const reconciliation: PartsOf = {
  routes,
  jobs: { ...providerBooksJobs, ...reconciliationJobs },
  waiting: reconciliationWaiting,
  counts: [openDifferences],
}
