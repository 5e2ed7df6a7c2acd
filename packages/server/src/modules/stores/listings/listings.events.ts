import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/events.ts'
import { keepToPlans, type PlaceMoved } from './plan-places.queries.ts'
import {
  type ChangedOffer,
  countTaken,
  openOffersOfStore,
  recountAfter,
  type TakenOffer,
} from './product-stats.queries.ts'
import { type StockTaken, takeUnits } from './stock.queries.ts'

type Clock = Pick<App, 'clock'>
type OffersEvent = 'offers_changed' | 'stock_taken'

/** Every writer of offers calls this once, after writing, in its transaction. Returns the offers that plans moved. */
export const refreshAfter = (tx: Tx, app: Clock, changed: ChangedOffer[]) =>
  recount(tx, app, { changed, event: 'offers_changed' })

/**
 * Takes all units or none, and recounts and announces their products; returns false if an offer is not on sale or has too
 * few. The offers must be locked.
 */
export async function takeStock(tx: Tx, app: Clock, stock: StockTaken[]): Promise<boolean> {
  const taken = await takeUnits(tx, stock)
  if (taken) await refreshAfterTaking(tx, app, taken)
  return taken !== null
}

/** Does the same as `refreshAfter` if only units were taken; waiting lists need not look at these offers. */
async function refreshAfterTaking(tx: Tx, app: Clock, taken: TakenOffer[]) {
  if (taken.some(({ stays }) => !stays)) return recount(tx, app, { changed: taken, event: 'stock_taken' })
  await countTaken(tx, taken)
  emit(tx, app, 'stock_taken', { productIds: productsOf(taken) })
}

async function recount(tx: Tx, app: Clock, { changed, event }: { changed: ChangedOffer[]; event: OffersEvent }) {
  if (changed.length === 0) return []
  const moved = await placesAfter(tx, changed)
  await recountAfter(tx, [...changed, ...moved])
  emit(tx, app, event, { productIds: productsOf(changed) })
  announceMoved(tx, app, moved)
  return moved
}

/** Offers whose `on_sale` stays the same neither take nor free a place of the plan. */
async function placesAfter(tx: Tx, changed: ChangedOffer[]) {
  const turned = changed.filter(({ stays }) => !stays)
  if (turned.length === 0) return []
  const stores = [...new Set(turned.map((offer) => offer.store_id))]
  return keepToPlans(
    tx,
    stores,
    turned.flatMap(({ id }) => id ?? []),
  )
}

/** Recounts after these stores' plans were changed; the caller has locked their offers. */
export async function refreshPlaces(tx: Tx, app: Clock, storeIds: number[]) {
  const moved = await keepToPlans(tx, storeIds, [])
  if (moved.length === 0) return
  await recountAfter(tx, moved)
  announceMoved(tx, app, moved)
}

function announceMoved(tx: Tx, app: Clock, moved: PlaceMoved[]) {
  if (moved.length > 0) emit(tx, app, 'offers_changed', { productIds: productsOf(moved) })
}

const productsOf = (offers: ChangedOffer[]) => [...new Set(offers.map((offer) => offer.product_id))]

export async function setStoreOpen(tx: Tx, app: Clock, { storeId, open }: { storeId: number; open: boolean }) {
  await refreshAfter(tx, app, await openOffersOfStore(tx, storeId, open))
}
