import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { enqueue, type Jobs } from '../../../platform/jobs.ts'
import { holdStore } from '../stores/index.ts'
import { refreshPlaces } from './listings.events.ts'
import { holdOffersOfStore, storesOffPlan } from './plan-places.queries.ts'

type Clock = Pick<App, 'clock'>

const KEEP_ALL = 'keep_stores_to_plans'

export async function keepStoreToPlan(tx: Tx, app: Clock, storeId: number) {
  await holdStore(tx, storeId)
  await holdOffersOfStore(tx, storeId)
  await refreshPlaces(tx, app, [storeId])
}

export const keepAllToPlans = (tx: Tx, app: Clock) => enqueue(tx, app, { name: KEEP_ALL, data: {} })

async function keepAll(app: App) {
  for (const id of await storesOffPlan(app.db)) await app.transaction((tx) => keepStoreToPlan(tx, app, id))
}

export const planJobs: Jobs = {
  [KEEP_ALL]: { run: keepAll },
  // a place may have stayed free because another transaction had locked the next offer
  sweep_places_of_plans: { everyMs: DAY_MS, run: keepAll },
}
