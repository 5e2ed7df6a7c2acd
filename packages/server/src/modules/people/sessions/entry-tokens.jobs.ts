import type { Jobs } from '../../../platform/jobs.ts'
import { deleteEntryTokensBefore } from './entry-tokens.queries.ts'

export const entryTokensJobs: Jobs = {
  delete_old_entry_tokens: {
    everyMs: 60 * 60_000,
    run: (app) => app.transaction(async (tx) => void (await deleteEntryTokensBefore(tx, app.clock.now()))),
  },
}
