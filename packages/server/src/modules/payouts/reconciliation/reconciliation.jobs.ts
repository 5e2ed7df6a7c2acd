import type { Jobs } from '../../../platform/jobs.ts'
import { reconcile } from './reconciliation.service.ts'

const HOUR_MS = 3_600_000

export const reconciliationJobs: Jobs = {
  reconcile_payments: { everyMs: HOUR_MS, waitsFor: 'books', run: reconcile },
}
