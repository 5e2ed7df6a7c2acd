import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/events.ts'
import { type ChangedOffer, openOffersOfStore, recountAfter } from './product-stats.queries.ts'

type Clock = Pick<App, 'clock'>

/** Every writer of offers calls it once, after writing, in its own transaction: recounts them, and announces their products. */
export const refreshAfter = (tx: Tx, app: Clock, changed: ChangedOffer[]) =>
  recount(tx, app, { changed, event: 'offers_changed' })

/** The same where units were taken and nothing else: whoever waits for an offer need not look. */
export const refreshAfterTaking = (tx: Tx, app: Clock, changed: ChangedOffer[]) =>
  recount(tx, app, { changed, event: 'stock_taken' })

async function recount(tx: Tx, app: Clock, { changed, event }: { changed: ChangedOffer[]; event: string }) {
  if (changed.length === 0) return
  await recountAfter(tx, changed)
  await emit(tx, app, event, { productIds: [...new Set(changed.map((offer) => offer.product_id))] })
}

/** Takes all offers of a store off sale, or puts them back, with everything that is counted of them. */
export async function setStoreOpen(tx: Tx, app: Clock, { storeId, open }: { storeId: number; open: boolean }) {
  await refreshAfter(tx, app, await openOffersOfStore(tx, storeId, open))
}
