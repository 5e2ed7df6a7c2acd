import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/errors.ts'
import { enqueue, type Jobs } from '../../../platform/jobs.ts'
import { passportRuleOf, saveListings } from '../inventory/index.ts'
import { nextLines, setProgress, sweepImports } from './spreadsheets.queries.ts'
import { endImport, WRITE_LINES } from './spreadsheets.running.ts'
import { countsOf, refusals } from './understanding.ts'

const AT_ONCE = 1000
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

export const spreadsheetsJobs: Jobs = {
  [WRITE_LINES]: { run: (app, { importId }) => writeLines(app, importId) },
  sweep_listing_imports: {
    everyMs: DAY_MS,
    run: async (app) => {
      await app.transaction((tx) => sweepImports(tx, daysBefore(app.clock.now(), KEPT_DAYS)))
    },
  },
}

/** Writes one batch and its progress in one transaction, so that a crash never loses or repeats lines. */
async function writeLines(app: App, id: number) {
  try {
    await app.transaction(async (tx) => {
      const part = await nextLines(tx, id, AT_ONCE)
      if (!part) return
      const listings = part.lines.map(({ listing }) => listing)
      const under = part.change_id === null ? undefined : { changeId: part.change_id }
      const passport = await passportRuleOf(tx, 'list')
      const saving = { storeId: part.store_id, listings, ifExists: 'replace', under, passport } as const
      const outcomes = await saveListings(tx, app, saving)
      const written = part.written + part.lines.length
      const faults = [...part.faults, ...refusals(part.lines, outcomes)]
      await setProgress(tx, id, { written, counts: countsOf(outcomes, part.counts), faults })
      if (written < part.total) await enqueue(tx, app, { name: WRITE_LINES, data: { importId: id } })
      else await endImport(tx, app, id, { from: 'running', to: 'done' })
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // the store was suspended meanwhile
    await app.transaction((tx) => endImport(tx, app, id, { from: 'running', to: 'cancelled' }))
  }
}
