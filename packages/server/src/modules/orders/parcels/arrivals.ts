import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { failAt } from '../../../platform/errors.ts'
import { announceParcel, type By, bySystem, daysAfter, holdParcel, type LifeRules, lifeRules } from '../orders/index.ts'
import { markClaimed } from './parcels.queries.ts'
import { daysToSpeak } from './parcels.rules.ts'
import { deliverParcel, loseParcel } from './parcels.ends.ts'
import { tellBuyer, tellSender, toBuyer, toStore } from '../order-notices/index.ts'
import { markWarned } from './timers.queries.ts'

/** Tells both sides when the parcel is taken for lost, while there is time to say that it arrived. */
export async function warnOfLoss(tx: Tx, app: App, id: number) {
  const now = app.clock.now()
  const warned = await markWarned(tx, id, now)
  if (!warned) return
  await announceParcel(tx, app, id)
  const lostOn = lossDay(warned.posted_at!, now, await lifeRules(tx))
  await tellBuyer(tx, app, id, { key: 'nearly_lost', say: (store) => toBuyer.nearly_lost(store, lostOn) })
  await tellSender(tx, app, id, { key: 'nearly_lost', say: (order) => toStore.nearly_lost(order, lostOn) })
}

// a late warning still leaves its full number of days
function lossDay(postedAt: Date, warnedAt: Date, rules: LifeRules) {
  const [usual, fair] = [daysAfter(postedAt, rules.lost_days), daysAfter(warnedAt, daysToSpeak(rules))]
  return usual > fair ? usual : fair
}

/** The store says that the parcel arrived: from then on an operator decides, and no timer loses it. */
export async function claimArrival(tx: Tx, app: App, id: number, note: string) {
  if (!note) failAt('note', 'arrival_note_missing')
  const claimed = await markClaimed(tx, id, { at: app.clock.now(), note })
  if (!claimed) return claimed
  await announceParcel(tx, app, id)
  await tellBuyer(tx, app, id, { key: 'claimed', say: (store) => toBuyer.arrival_claimed(store, note) })
  return claimed
}

export async function loseSilent(tx: Tx, app: App, id: number) {
  // the store may have claimed the arrival since the job found the parcel
  const parcel = await holdParcel(tx, id)
  if (parcel?.arrival_claimed_at === null) await loseParcel(tx, app, id, { by: bySystem, reason: null })
}

export async function deliverDecided(tx: Tx, app: App, id: number, { by, reason }: { by: By; reason: string }) {
  const regretUntil = await deliverParcel(tx, app, id, { at: app.clock.now(), by })
  if (!regretUntil) return
  const key = 'delivery_decided'
  await tellBuyer(tx, app, id, { key, say: (store) => toBuyer.delivery_decided(store, { reason, regretUntil }) })
  await tellSender(tx, app, id, { key, say: (order) => toStore.delivery_decided(order, reason) })
}
