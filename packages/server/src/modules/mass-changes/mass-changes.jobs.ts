import { daysBefore } from '../../platform/clock.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { KEPT_DAYS } from '../inventory/index.ts'
import { sweepChanges } from './changes.queries.ts'
import { returnStores } from './vacation.service.ts'

const TEN_MINUTES = 600_000
const DAY_MS = 86_400_000

export const massChangesJobs: Jobs = {
  return_stores: { everyMs: TEN_MINUTES, run: returnStores },
  sweep_listing_changes: {
    everyMs: DAY_MS,
    run: async (app) => {
      await app.transaction((tx) => sweepChanges(tx, daysBefore(app.clock.now(), KEPT_DAYS)))
    },
  },
}
