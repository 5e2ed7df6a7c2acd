import type { App } from '../../app.ts'
import type { Listeners } from '../../platform/events.ts'
import { moveOffers } from './origins.queries.ts'

const AT_ONCE = 1000

/** A store of many offers goes on selling while they follow it, some at a time. */
async function followStore(app: App, storeId: number) {
  for (let moved = AT_ONCE; moved === AT_ONCE;) moved = await app.transaction((tx) => moveOffers(tx, storeId, AT_ONCE))
}

export const listingsListeners: Listeners = {
  store_origin_changed: (app, { storeId }) => followStore(app, Number(storeId)),
}
