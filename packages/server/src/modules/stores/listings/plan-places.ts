import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { holdStore } from '../stores/index.ts'
import { refreshPlaces } from './listings.events.ts'
import { holdOffersOfStore, storesOffPlan } from './plan-places.queries.ts'

type Clock = Pick<App, 'clock'>

export async function keepStoreToPlan(tx: Tx, app: Clock, storeId: number) {
  await holdStore(tx, storeId)
  await holdOffersOfStore(tx, storeId)
  await refreshPlaces(tx, app, [storeId])
}

async function keepAll(app: App) {
  for (const id of await storesOffPlan(app.db)) await app.transaction((tx) => keepStoreToPlan(tx, app, id))
}

export const planJobs: Jobs = {
  keep_stores_to_plans: { run: keepAll },
  // a place may have stayed free because another transaction had locked the next offer
  sweep_places_of_plans: { everyMs: DAY_MS, run: keepAll },
}
