import type { PartsOf } from '../../../module.ts'
import { billsListeners } from './bills.events.ts'
import { billsJobs } from './bills.jobs.ts'
import { isPaymentOfBill } from './bills.queries.ts'

export const bills: PartsOf = {
  jobs: billsJobs,
  listeners: billsListeners,
  claims: { payment: isPaymentOfBill },
}
