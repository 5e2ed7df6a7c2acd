import type { PartsOf } from '../../../module.ts'
import { entryTokensJobs } from './entry-tokens.jobs.ts'
import { entryTokensPersonal } from './entry-tokens.personal.ts'

export const entryTokens: PartsOf = {
  jobs: entryTokensJobs,
  personal: entryTokensPersonal,
}
