import type { PartsOf } from '../../../module.ts'
import { isPayoutOfWithdrawal } from './withdrawals.queries.ts'
import { withdrawalsOfAPerson } from './withdrawals.personal.ts'
import { withdrawalsJobs } from './withdrawals.jobs.ts'
import routes from './withdrawals.routes.ts'

export const withdrawals: PartsOf = {
  routes,
  jobs: withdrawalsJobs,
  claims: { payout: isPayoutOfWithdrawal },
  personal: withdrawalsOfAPerson,
}
