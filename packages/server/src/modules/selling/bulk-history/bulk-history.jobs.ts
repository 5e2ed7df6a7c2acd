import { DAY_MS, daysBefore } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { KEPT_DAYS } from '../inventory/index.ts'
import { sweepChanges } from './bulk-history.queries.ts'

export const bulkHistoryJobs: Jobs = {
  sweep_listing_changes: {
    everyMs: DAY_MS,
    run: async (app) => {
      await app.transaction((tx) => sweepChanges(tx, daysBefore(app.clock.now(), KEPT_DAYS)))
    },
  },
}
