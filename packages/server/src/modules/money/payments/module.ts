import type { PartsOf } from '../../../module.ts'
import { paymentsJobs } from './payments.jobs.ts'
import { paymentsPersonal } from './payments.personal.ts'
import routes from './payments.routes.ts'

export const payments: PartsOf = {
  routes,
  jobs: paymentsJobs,
  personal: paymentsPersonal,
}
