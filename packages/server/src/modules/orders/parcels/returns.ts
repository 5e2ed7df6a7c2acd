import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import {
  announceParcel,
  type By,
  bySystem,
  hasOpenDispute,
  holdOrderOfParcel,
  lifeRules,
  moveParcel,
  sendBackUntil,
} from '../orders/index.ts'
import { tellAllSellers, tellSellers } from './parcel-notices.ts'
import { insertGranted, refundRest, releaseParcel, type Why } from './parcels.ends.ts'
import { withdrawLast } from './parcels.queries.ts'
import { isContested, markContested } from './returns.queries.ts'
import { showPhotos } from '../../ground/photos/index.ts'
import { tellBuyer, tellSender, toBuyer, toStore } from '../order-notices/index.ts'

/** Lets the buyer send a delivered parcel back, and tells them where to. Returns null if it is not with the buyer. */
export async function authoriseReturn(tx: Tx, app: App, id: number, { by, why }: { by: By; why: Why }) {
  const now = app.clock.now()
  const set = { return_authorised_at: now }
  const authorised = await moveParcel(tx, app, id, { from: 'delivered', move: 'regret', by, set })
  if (!authorised) return null
  await insertGranted(tx, id, { by, why, now })
  const until = sendBackUntil(now, await lifeRules(tx))
  await tellBuyer(tx, app, id, {
    key: `regret ${now.getTime()}`,
    say: (store, place) => toBuyer.return_authorised(store, { place, until }),
  })
  return authorised
}

/** Ends a return that the store did not confirm in time; nobody has seen the goods, so they are not for sale again. */
export async function endSilentReturn(tx: Tx, app: App, id: number) {
  if (!(await refundReturn(tx, app, id, { from: 'returning', by: bySystem }))) return
  await tellBuyer(tx, app, id, { key: 'returned', say: toBuyer.return_over })
  await tellSender(tx, app, id, { key: 'returned', say: toStore.returned })
  await tellSellers(tx, app, id, { key: 'returned', say: toStore.returned_unseen_by_centre })
}

export const proofs = {
  ofStore: (id: number) => `contest ${id}`,
  ofBuyer: (id: number) => `contest ${id} answered`,
}

/** The store says what is wrong with the return: from then on an operator ends it, and no timer. */
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

/** Nobody has seen the goods, so they are not for sale again. Returns null if the return is not contested. */
export async function decideReturn(tx: Tx, app: App, { id, inFavourOf, by, reason }: Decision) {
  if (!(await isContested(tx, id))) return null
  const isRefunded = inFavourOf === 'buyer'
  const moved = await (isRefunded ? refundReturn(tx, app, id, { from: 'returning', by }) : upholdStore(tx, app, id, by))
  if (moved) await tellDecided(tx, app, id, { said: isRefunded ? 'return_refunded' : 'return_closed', reason })
  return moved
}

/** An operator records that the buyer handed the parcel over, which the store does not say. */
export async function takeBackDecided(tx: Tx, app: App, id: number, { by, reason }: { by: By; reason: string }) {
  const moved = await refundReturn(tx, app, id, { from: 'return_authorised', by })
  if (moved) await tellDecided(tx, app, id, { said: 'return_refunded', reason })
}

interface ReturnNotice {
  said: 'return_refunded' | 'return_closed'
  reason: string
}

async function tellDecided(tx: Tx, app: App, id: number, { said, reason }: ReturnNotice) {
  await tellBuyer(tx, app, id, { key: said, say: (store) => toBuyer[said](store, reason) })
  await tellAllSellers(tx, app, id, { key: said, say: (order) => toStore[said](order, reason) })
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
