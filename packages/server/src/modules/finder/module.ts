import type { PartsOf } from '../../module.ts'
import { finderJobs } from './finder.jobs.ts'
import { openFinder } from './index.ts'

export const finder: PartsOf = {
  jobs: finderJobs,
  open: openFinder,
}
