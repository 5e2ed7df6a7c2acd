import type { Jobs } from '../../../platform/jobs.ts'
import { chargeRenewals } from './charging.ts'
import { keepPeriods } from './renewals.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS

export const subscriptionsJobs: Jobs = {
  keep_periods_of_plans: { waitsFor: 'long', everyMs: QUARTER_MS, run: keepPeriods },
  charge_renewals_of_plans: { waitsFor: 'money', everyMs: QUARTER_MS, run: chargeRenewals },
}
