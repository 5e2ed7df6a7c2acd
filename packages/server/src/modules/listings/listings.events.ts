import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/events.ts'
import { type ChangedOffer, openOffersOfStore, recountAfter } from './product-stats.queries.ts'

/** Every writer of offers calls it once, after writing, in its own transaction: recounts them, and announces their products. */
export async function refreshAfter(tx: Tx, app: Pick<App, 'clock'>, changed: ChangedOffer[]) {
  if (changed.length === 0) return
  await recountAfter(tx, changed)
  await emit(tx, app, 'offers_changed', { productIds: [...new Set(changed.map((offer) => offer.product_id))] })
}

/** Takes all offers of a store off sale, or puts them back, with everything that is counted of them. */
export async function setStoreOpen(
  tx: Tx,
  app: Pick<App, 'clock'>,
  { storeId, open }: { storeId: number; open: boolean },
) {
  await refreshAfter(tx, app, await openOffersOfStore(tx, storeId, open))
}
