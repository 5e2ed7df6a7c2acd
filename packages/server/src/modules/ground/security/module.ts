import type { PartsOf } from '../../../module.ts'
import { securityJobs } from './security.jobs.ts'
import { securityPersonal } from './security.personal.ts'

export const security: PartsOf = {
  jobs: securityJobs,
  personal: securityPersonal,
}
