import type { App } from '../../app.ts'
import { daysBefore } from '../../platform/clock.ts'
import { Refusal } from '../../platform/errors.ts'
import { enqueue, type Jobs } from '../../platform/jobs.ts'
import { saveListings } from '../inventory/index.ts'
import { moveImport, nextLines, setProgress, sweepImports } from './sheets.queries.ts'
import { countsOf, refusals, WRITE_LINES } from './sheets.service.ts'

const AT_ONCE = 1000
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

export const sheetsJobs: Jobs = {
  [WRITE_LINES]: { run: (app, data) => writeLines(app, Number(data.importId)) },
  sweep_listing_imports: {
    everyMs: DAY_MS,
    run: async (app) => {
      await app.transaction((tx) => sweepImports(tx, daysBefore(app.clock.now(), KEPT_DAYS)))
    },
  },
}

/** One piece, and word of it in the same transaction: whoever dies in between leaves it to be written, once. */
async function writeLines(app: App, id: number) {
  try {
    await app.transaction(async (tx) => {
      const part = await nextLines(tx, id, AT_ONCE)
      if (!part) return
      const listings = part.lines.map(({ listing }) => listing)
      const outcomes = await saveListings(tx, app, { storeId: part.store_id, listings, ifExists: 'replace' })
      const written = part.written + part.lines.length
      const faults = [...part.faults, ...refusals(part.lines, outcomes)]
      await setProgress(tx, id, { written, counts: countsOf(outcomes, part.counts), faults })
      if (written < part.total) await enqueue(tx, app, { name: WRITE_LINES, data: { importId: id } })
      else await moveImport(tx, id, { from: 'running', to: 'done', at: app.clock.now() })
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // the store was suspended meanwhile
    await app.transaction((tx) => moveImport(tx, id, { from: 'running', to: 'cancelled', at: app.clock.now() }))
  }
}
