import type { Jobs } from '../../../platform/jobs.ts'
import { payAllOwed } from './paid-credit.ts'

const HOUR_MS = 3_600_000

export const brokenSalesJobs: Jobs = {
  pay_owed_credit: { everyMs: HOUR_MS, run: payAllOwed },
}
