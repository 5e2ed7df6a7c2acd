import type { PartsOf } from '../../../module.ts'
import { codesJobs } from './codes.jobs.ts'
import { codesPersonal } from './codes.personal.ts'

export const codes: PartsOf = {
  jobs: codesJobs,
  personal: codesPersonal,
}
