import type { PartsOf } from '../../module.ts'
import { openDifferences } from './reconciliation.counts.ts'
import { reconciliationWaiting } from './waiting.queries.ts'
import { reconciliationJobs } from './reconciliation.jobs.ts'

export const reconciliation: PartsOf = {
  jobs: reconciliationJobs,
  waiting: reconciliationWaiting,
  counts: [openDifferences],
}
