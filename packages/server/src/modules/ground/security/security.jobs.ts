import { daysBefore } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { deleteOldRecords } from './security.queries.ts'
import { TRIES_WINDOW_MS } from './throttle.ts'

const EVERY_MS = 60 * 60_000
/** Records of access are kept for six months: Marco Civil da Internet, art. 15. */
export const DAYS_OF_ACCESS = 183

export const securityJobs: Jobs = {
  delete_old_security_records: {
    everyMs: EVERY_MS,
    run: (app) => {
      const now = app.clock.now()
      const old = { events: daysBefore(now, DAYS_OF_ACCESS), tries: new Date(now.getTime() - TRIES_WINDOW_MS), now }
      return app.transaction((tx) => deleteOldRecords(tx, old))
    },
  },
}
