import type { PartsOf } from '../../../module.ts'
import { accountsJobs } from './accounts.jobs.ts'
import { accountsPersonal } from './accounts.personal.ts'
import routes from './accounts.routes.ts'

export const accounts: PartsOf = {
  routes,
  jobs: accountsJobs,
  personal: accountsPersonal,
}
