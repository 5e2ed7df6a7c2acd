import type { Jobs } from '../../../platform/jobs.ts'
import { returnStores } from './vacation.service.ts'

const TEN_MINUTES = 600_000

export const bulkEditsJobs: Jobs = {
  return_stores: { everyMs: TEN_MINUTES, run: returnStores },
}
