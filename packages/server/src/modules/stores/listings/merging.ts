import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { refreshAfter } from './listings.events.ts'
import { deleteFigures, joinOffers } from './merging.queries.ts'

interface Merge {
  from: number
  into: number
  /** The stores that offer one of the two products. */
  storeIds: number[]
}

/** Merges the offers of two products, recounts them in their stores, and deletes the figures of the one that ends. */
export async function mergeOffers(tx: Tx, app: Pick<App, 'clock'>, { from, into, storeIds }: Merge) {
  await joinOffers(tx, from, into)
  const changed = storeIds.flatMap((store) => [from, into].map((product) => ({ store_id: store, product_id: product })))
  await refreshAfter(tx, app, changed)
  await deleteFigures(tx, from)
}
