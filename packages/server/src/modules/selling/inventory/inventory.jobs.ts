import { daysBefore } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { dropPhotos, shownBy } from '../../ground/photos/index.ts'
import { forgetOutcomes } from './entering.queries.ts'
import { sweepRemoved } from './removing.queries.ts'
import { KEPT_DAYS } from './removing.service.ts'

const DAY_MS = 86_400_000

export const inventoryJobs: Jobs = {
  sweep_removed_listings: {
    everyMs: DAY_MS,
    run: async (app) => {
      await app.transaction(async (tx) => {
        const gone = await sweepRemoved(tx, daysBefore(app.clock.now(), KEPT_DAYS))
        await dropPhotos(
          tx,
          app,
          gone.map(({ id }) => shownBy(id)),
        )
      })
    },
  },
  forget_entered_offers: {
    everyMs: DAY_MS,
    run: (app) =>
      app.transaction(async (tx) => void (await forgetOutcomes(tx, daysBefore(app.clock.now(), KEPT_DAYS)))),
  },
}
