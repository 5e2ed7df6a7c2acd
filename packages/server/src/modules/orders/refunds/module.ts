import type { PartsOf } from '../../../module.ts'
import { refundsJobs } from './refunds.jobs.ts'

export const refunds: PartsOf = {
  jobs: refundsJobs,
}
