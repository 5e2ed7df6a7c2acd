import type { Jobs } from '../../../platform/jobs.ts'
import { refreshSummaries } from './summaries.queries.ts'

const EVERY_MS = 10 * 60_000

export const statsJobs: Jobs = {
  refresh_summaries: {
    everyMs: EVERY_MS,
    run: (app) => app.transaction((tx) => refreshSummaries(tx, app.clock.now())),
  },
}
