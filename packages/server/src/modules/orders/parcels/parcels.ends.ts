import type { Saying } from '@bra/contract/kit/saying'
import type { CancelReason } from '@bra/contract/orders/orders.schemas'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/events.ts'
import { post } from '../../money/ledger/index.ts'
import {
  answerCancellation,
  type By,
  bySystem,
  hasOpenDispute,
  holdOrderOfParcel,
  lifeRules,
  type Moved,
  moveParcel,
  regretUntil,
  returnStock,
} from '../orders/index.ts'
import { goodsInCentre, type Held, releaseLines, restOf, uncontested } from '../escrow/index.ts'
import { endRefunded, refundPart } from '../refunds/index.ts'
import { tellBuyer, tellSender, toBuyer, toStore } from '../order-notices/index.ts'
import { tellAllSellers, tellSellers } from './parcel-notices.ts'
import { insertCancellation, isReviewDue } from './parcels.queries.ts'
import { goneGoods, toBuyerBy, toStoreBy } from './parcels.words.ts'

export interface Why {
  reason: CancelReason
  comment?: string
  /** True if an operator who is not the sender decided it; then both sides read the comment. */
  isDecided?: boolean
}

interface Cancelling {
  id: number
  from: StoreOrderState
  by: By
  /** Absent if it was given when the cancellation was asked for. */
  why?: Why
}

/** Cancels a paid, unposted parcel: all money goes back, and the goods are for sale again unless the store has none. */
export async function cancelParcel(tx: Tx, app: App, { id, from, by, why }: Cancelling): Promise<boolean> {
  const now = app.clock.now()
  const isAsked = from === 'cancellation_requested'
  const moved = await moveParcel(tx, app, id, { from, move: isAsked ? 'grant' : 'cancel', by })
  if (!moved) return false
  if (isAsked) await answerCancellation(tx, id, { answer: 'granted' }, now)
  else await insertCancellation(tx, cancellationOf(id, { by, why: why!, now }))
  await refundRest(tx, app, moved)
  const isSender = by.party === 'store' || by.party === 'operator'
  const gone = (isSender && why && goneGoods[why.reason]) || null
  if (!gone) await returnStock(tx, app, [id])
  const words = (isSender && why?.comment) || null
  await tellCancelled(tx, app, id, { by, words, isDecided: why?.isDecided === true, gone })
  if (by.party === 'store' && why && !isAsked) emit(tx, app, 'sale_broken', { storeOrderId: id, reason: why.reason })
  return true
}

interface Cancelled {
  by: By
  words: string | null
  isDecided: boolean
  gone: Saying | null
}

async function tellCancelled(tx: Tx, app: App, id: number, { by, words, isDecided, gone }: Cancelled) {
  const key = 'cancelled'
  const reason = isDecided ? words : null
  const about = { by: toBuyerBy[by.party], comment: isDecided ? null : words, reason }
  const say = (order: number) => toStore.cancelled(order, { by: toStoreBy[by.party], reason, gone })
  await tellBuyer(tx, app, id, { key, say: (store) => toBuyer.cancelled(store, about) })
  if (by.party !== 'store') await tellSender(tx, app, id, { key, say })
  await tellSellers(tx, app, id, { key, say })
}

/** The cancellation is answered at once, as nobody has to be asked. */
const cancellationOf = (id: number, { by, why, now }: { by: By; why: Why; now: Date }) => ({
  store_order_id: id,
  party: by.party,
  reason: why.reason,
  comment: why.comment || null,
  asked_at: now,
  answer_until: null,
  answered_at: now,
  answer: 'granted' as const,
})

export const insertGranted = (tx: Tx, id: number, about: { by: By; why: Why; now: Date }) =>
  insertCancellation(tx, cancellationOf(id, about))

/** Returns the end of the right of regret, or null if the parcel was not on its way. */
export async function deliverParcel(tx: Tx, app: App, id: number, { at, by = bySystem }: { at: Date; by?: By }) {
  const moved = await moveParcel(tx, app, id, { from: 'shipped', move: 'deliver', by, set: { delivered_at: at } })
  return moved && regretUntil(at, await lifeRules(tx))
}

export async function completeParcel(tx: Tx, app: App, id: number) {
  const order = await holdOrderOfParcel(tx, id)
  if (await hasOpenDispute(tx, order.id)) return
  const moved = await moveParcel(tx, app, id, { from: 'delivered', move: 'complete' })
  if (!moved) return
  await releaseParcel(tx, app, moved)
  const asksReview = await isReviewDue(tx, id)
  await tellBuyer(tx, app, id, { key: 'completed', say: (store) => toBuyer.completed(store, { asksReview }) })
  const say = moved.contested_cents > 0 ? toStore.completed_in_part : toStore.completed
  await tellAllSellers(tx, app, id, { key: 'completed', say })
}

export const releaseParcel = async (tx: Tx, app: App, moved: Moved) =>
  post(tx, app, {
    key: `parcel completed:${moved.id}`,
    kind: 'release',
    orderId: moved.order_id,
    storeOrderId: moved.id,
    lines: releaseLines(uncontested(moved), await goodsInCentre(tx, moved)),
  })

/** `reason` is an operator's; null if a timer took the parcel for lost. */
export async function loseParcel(tx: Tx, app: App, id: number, { by, reason }: { by: By; reason: string | null }) {
  const moved = await moveParcel(tx, app, id, { from: 'shipped', move: 'lose', by })
  if (!moved) return
  await tellBuyer(tx, app, id, { key: 'lost', say: (store) => toBuyer.lost(store, reason) })
  await tellAllSellers(tx, app, id, { key: 'lost', say: (order) => toStore.lost(order, reason) })
  await refundRest(tx, app, moved)
}

/** The sender has the parcel back: its goods are for sale again, and all money goes back. */
export async function takeBack(tx: Tx, app: App, { id, from, by }: { id: number; from: StoreOrderState; by: By }) {
  const moved = await moveParcel(tx, app, id, { from, move: 'take_back', by })
  if (!moved) return false
  await returnStock(tx, app, [id])
  await tellBuyer(tx, app, id, { key: 'returned', say: toBuyer.returned })
  await tellSellers(tx, app, id, { key: 'returned', say: toStore.returned_to_centre })
  await refundRest(tx, app, moved)
  return true
}

/** Gives back what is left of a parcel; one of which nothing is left ends at once. */
export async function refundRest(tx: Tx, app: Pick<App, 'clock'>, parcel: Held) {
  const cents = restOf(parcel)
  if (cents > 0) await refundPart(tx, app, { storeOrderId: parcel.id, cents, key: `rest of parcel ${parcel.id}` })
  else await endRefunded(tx, app, parcel.id)
}
