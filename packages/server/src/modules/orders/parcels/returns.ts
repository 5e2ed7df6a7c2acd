import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { fail, failAt } from '../../platform/errors.ts'
import {
  announceParcel,
  type By,
  bySystem,
  hasOpenDispute,
  holdOrderOfParcel,
  moveParcel,
  withdrawLast,
} from '../orders/index.ts'
import { releaseParcel } from './parcels.ends.ts'
import { refundRest } from '../refunds/index.ts'
import { isContested, markContested } from './returns.queries.ts'
import { showPhotos } from '../photos/index.ts'
import { tellBuyer, tellOwners, tellSellers, tellStore, toBuyer, toStore } from '../order-notices/index.ts'

/** The store had its time to say that it is back; nobody has seen the goods, which are not for sale again. */
export async function endSilentReturn(tx: Tx, app: App, id: number) {
  if (!(await refundReturn(tx, app, id, { from: 'returning', by: bySystem }))) return
  await tellBuyer(tx, app, id, { key: 'returned', say: toBuyer.return_over })
  await tellStore(tx, app, id, { key: 'returned', say: toStore.returned })
  await tellSellers(tx, app, id, { key: 'returned', say: toStore.returned_unseen_by_centre })
}

/** How a photo knows the return of which it is a proof. */
export const proofs = {
  ofStore: (id: number) => `contest ${id}`,
  ofBuyer: (id: number) => `contest ${id} answered`,
}

/** The store says what is wrong with it: the clock no longer ends it, an operator does. */
export async function contestReturn(
  tx: Tx,
  app: App,
  id: number,
  { note, photos, by }: { note: string; photos: string[]; by: By },
) {
  if (!note) failAt('note', 'return_note_missing')
  const contested = await markContested(tx, id, { at: app.clock.now(), note, photos })
  if (!contested) return contested
  await showPhotos(tx, app, by.userId!, [{ by: proofs.ofStore(id), photos }])
  await announceParcel(tx, app, id)
  await tellBuyer(tx, app, id, { key: 'return_contested', say: (store) => toBuyer.return_contested(store, note) })
  return contested
}

interface Decision {
  id: number
  inFavourOf: 'buyer' | 'store'
  by: By
  reason: string
}

/** Who has the money of a contested return; the goods, which nobody has seen, are not for sale again. Null where none waits. */
export async function decideReturn(tx: Tx, app: App, { id, inFavourOf, by, reason }: Decision) {
  if (!(await isContested(tx, id))) return null
  const isRefunded = inFavourOf === 'buyer'
  const moved = await (isRefunded ? refundReturn(tx, app, id, { from: 'returning', by }) : upholdStore(tx, app, id, by))
  if (moved) await tellDecided(tx, app, id, { said: isRefunded ? 'return_refunded' : 'return_closed', reason })
  return moved
}

/** An operator knows that its buyer has handed it over, which its store does not say. */
export async function takeBackDecided(tx: Tx, app: App, id: number, { by, reason }: { by: By; reason: string }) {
  const moved = await refundReturn(tx, app, id, { from: 'return_authorised', by })
  if (moved) await tellDecided(tx, app, id, { said: 'return_refunded', reason })
}

interface Told {
  said: 'return_refunded' | 'return_closed'
  reason: string
}

async function tellDecided(tx: Tx, app: App, id: number, { said, reason }: Told) {
  await tellBuyer(tx, app, id, { key: said, say: (store) => toBuyer[said](store, reason) })
  await tellOwners(tx, app, id, { key: said, say: (order) => toStore[said](order, reason) })
}

interface Back {
  from: 'returning' | 'return_authorised'
  by: By
}

async function refundReturn(tx: Tx, app: App, id: number, { from, by }: Back) {
  const moved = await moveParcel(tx, app, id, { from, move: 'take_back', by })
  if (moved) await refundRest(tx, app, moved)
  return moved
}

async function upholdStore(tx: Tx, app: App, id: number, by: By) {
  const order = await holdOrderOfParcel(tx, id)
  if (await hasOpenDispute(tx, order.id)) fail('return_disputed')
  const moved = await moveParcel(tx, app, id, { from: 'returning', move: 'uphold', by })
  if (!moved) return null
  await withdrawLast(tx, id)
  await releaseParcel(tx, app, moved)
  return moved
}
