import { DAY_MS, daysBefore } from '../../platform/clock.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { forgetBatches } from './entries.queries.ts'

const KEPT_DAYS = 30

export const entriesJobs: Jobs = {
  forget_entered_batches: {
    everyMs: DAY_MS,
    run: (app) => app.transaction(async (tx) => void (await forgetBatches(tx, daysBefore(app.clock.now(), KEPT_DAYS)))),
  },
}
