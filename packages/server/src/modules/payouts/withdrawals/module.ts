import type { PartsOf } from '../../../module.ts'
import { isPayoutOfWithdrawal } from './withdrawals.queries.ts'
import { withdrawalsOfAPerson } from './withdrawals.personal.ts'
import routes from './withdrawals.routes.ts'

export const withdrawals: PartsOf = {
  routes,
  claims: { payout: isPayoutOfWithdrawal },
  personal: withdrawalsOfAPerson,
}
