import type { App } from '../../../app.ts'
import type { Database } from '../../../platform/db.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { KEPT_MS } from './finder.freshness.ts'
import { sweepChanges } from './finder.queries.ts'
import { finderOf } from './index.ts'

/** Often enough that a first reading that failed is tried again soon; a look that finds no change takes 0.1 ms. */
const LOOK_EVERY_MS = 5000

const timers = new WeakMap<Database, NodeJS.Timeout>()

/** Begins to read the catalogue, and follows its changes from then on, so that no visitor waits for them to be read. */
export function keepFresh(app: App) {
  const finder = finderOf(app)
  const look = async () => {
    try {
      await finder.read()
    } catch (error) {
      if (timers.has(app.database)) app.log.warn({ err: error }, 'the catalogue could not be read')
    }
  }
  clearInterval(timers.get(app.database))
  timers.set(app.database, setInterval(() => void look(), LOOK_EVERY_MS).unref())
  void look()
}

export async function stopKeepingFresh({ database }: App) {
  clearInterval(timers.get(database))
  timers.delete(database)
}

/** Returns a message while the catalogue is read for the first time, or else null. */
export const warmingOf = (app: App) =>
  timers.has(app.database) && finderOf(app).isEmpty ? 'aquecendo: lendo o catálogo' : null

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
