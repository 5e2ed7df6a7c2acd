import { daysBefore } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { deleteVisitorsCarts } from './joining.queries.ts'

const KEPT_DAYS = 30
// the job comes again within the hour for the rest
const AT_ONCE = 10_000

export const cartJobs: Jobs = {
  forget_visitors_carts: {
    everyMs: 60 * 60_000,
    run: (app) =>
      app.transaction((tx) =>
        deleteVisitorsCarts(tx, { before: daysBefore(app.clock.now(), KEPT_DAYS), most: AT_ONCE }),
      ),
  },
}
