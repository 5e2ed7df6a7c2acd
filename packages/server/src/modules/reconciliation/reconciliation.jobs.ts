import { DAY_MS } from '../../platform/clock.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { reconcile } from './reconciliation.service.ts'

export const reconciliationJobs: Jobs = {
  reconcile_payments: { everyMs: DAY_MS, run: reconcile },
}
