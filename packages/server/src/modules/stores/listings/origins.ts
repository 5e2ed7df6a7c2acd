import type { App } from '../../../app.ts'
import type { Listeners } from '../../../platform/events.ts'
import { moveOffers } from './listings.queries.ts'

const AT_ONCE = 1000

/** Moves the offers to the store's new state in batches, so that a large store can go on selling. */
async function followStore(app: App, storeId: number) {
  for (let moved = AT_ONCE; moved === AT_ONCE;) moved = await app.transaction((tx) => moveOffers(tx, storeId, AT_ONCE))
}

export const listingsListeners: Listeners = {
  store_origin_changed: (app, { storeId }) => followStore(app, storeId),
}
