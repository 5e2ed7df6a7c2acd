import type { PartsOf } from '../../../module.ts'
import { carrierAccountsJobs } from './carrier-accounts.jobs.ts'
import routes from './carrier-accounts.routes.ts'
import { carrierAccountsPersonal } from './personal.queries.ts'

export const carrierAccounts: PartsOf = {
  routes,
  jobs: carrierAccountsJobs,
  personal: carrierAccountsPersonal,
}
