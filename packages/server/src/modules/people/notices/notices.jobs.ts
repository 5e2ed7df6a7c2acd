import { DAY_MS, daysBefore } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { deleteReadBefore } from './notices.queries.ts'

const KEPT_DAYS = 365

export const noticesJobs: Jobs = {
  forget_old_notices: {
    everyMs: DAY_MS,
    run: (app) =>
      app.transaction(async (tx) => void (await deleteReadBefore(tx, daysBefore(app.clock.now(), KEPT_DAYS)))),
  },
}
