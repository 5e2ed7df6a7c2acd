import type { PartsOf } from '../../module.ts'
import { withdrawalsOfAPerson } from './withdrawals.personal.ts'
import routes from './withdrawals.routes.ts'

export const withdrawals: PartsOf = {
  routes,
  personal: withdrawalsOfAPerson,
}
