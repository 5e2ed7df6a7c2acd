import type { Jobs } from '../../../platform/jobs.ts'
import { followSearches } from './alerts.service.ts'

const TWO_MINUTES = 120_000

export const savedSearchesJobs: Jobs = {
  follow_saved_searches: { everyMs: TWO_MINUTES, run: followSearches },
}
