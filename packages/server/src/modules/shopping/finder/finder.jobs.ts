import type { Jobs } from '../../../platform/jobs.ts'
import { KEPT_MS } from './finder.freshness.ts'
import { sweepChanges } from './finder.queries.ts'

const TEN_MINUTES = 600_000

export const finderJobs: Jobs = {
  sweep_product_changes: {
    everyMs: TEN_MINUTES,
    run: async (app) => {
      const before = new Date(app.clock.now().getTime() - KEPT_MS)
      await app.transaction((tx) => sweepChanges(tx, before))
    },
  },
}
