import type { PartsOf } from '../../../module.ts'
import { payoutsListeners } from './payouts.events.ts'
import { payoutsJobs } from './payouts.jobs.ts'
import payoutsRoutes from './payouts.routes.ts'
import { payoutsWaiting } from './waiting.queries.ts'
import { isPayoutOfWithdrawal } from './withdrawals.queries.ts'
import { withdrawalsOfAPerson } from './withdrawals.personal.ts'
import { withdrawalsJobs } from './withdrawals.jobs.ts'
import routes from './withdrawals.routes.ts'

export const withdrawals: PartsOf = {
  routes: [...routes, ...payoutsRoutes],
  jobs: { ...withdrawalsJobs, ...payoutsJobs },
  claims: { payout: isPayoutOfWithdrawal },
  personal: withdrawalsOfAPerson,
  waiting: payoutsWaiting,
  listeners: payoutsListeners,
}
