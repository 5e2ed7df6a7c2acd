import { daysBefore } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { deleteCodesBefore } from './codes.queries.ts'

export const codesJobs: Jobs = {
  delete_old_codes: {
    everyMs: 60 * 60_000,
    run: (app) => app.transaction(async (tx) => void (await deleteCodesBefore(tx, daysBefore(app.clock.now(), 1)))),
  },
}
