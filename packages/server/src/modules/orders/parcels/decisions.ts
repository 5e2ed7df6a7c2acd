import { notSent } from '@bra/contract/orders/order-states'
import type { ParcelDecision } from '@bra/contract/care/disputes.schemas'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import { isOfCentre } from '@bra/contract/trade/sender'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { deliverDecided } from './arrivals.ts'
import { type By, holdParcel } from '../orders/index.ts'
import { cancelParcel, loseParcel } from './parcels.ends.ts'
import { takeBackDecided } from './returns.ts'

interface Facts {
  state: StoreOrderState
  /** False if the centre sends the parcel, which operators move themselves. */
  is_of_store: boolean
  /** True if the buyer picks it up: no carrier knows whether they have it, and no timer takes it for lost. */
  is_pickup: boolean
  arrival_claimed_at: Date | string | null
}

/** Returns what operators may decide about a parcel that does not move; the page and the call both go by it. */
export function decisionsOf({ state, ...of }: Facts): ParcelDecision[] {
  if (state === 'shipped') return of.is_pickup || of.arrival_claimed_at !== null ? ['deliver', 'lose'] : ['deliver']
  if (!of.is_of_store) return []
  // a buyer may hand the goods back in person, and the store may not confirm it
  if (state === 'return_authorised') return ['take_back']
  return notSent.includes(state) ? ['cancel'] : []
}

interface Decision {
  id: number
  decision: ParcelDecision
  by: By
  reason: string
}

/** Both sides read the reason. Returns null if the parcel does not wait for this decision. */
export async function decideParcel(tx: Tx, app: App, { id, decision, by, reason }: Decision) {
  const parcel = await holdParcel(tx, id)
  if (!parcel || !decisionsOf(factsOf(parcel)).includes(decision)) return null
  if (decision === 'deliver') await deliverDecided(tx, app, id, { by, reason })
  if (decision === 'lose') await loseParcel(tx, app, id, { by, reason })
  if (decision === 'take_back') await takeBackDecided(tx, app, id, { by, reason })
  if (decision === 'cancel') {
    const isLate = parcel.post_by !== null && parcel.post_by < app.clock.now()
    const why = { reason: isLate ? ('too_late' as const) : ('other' as const), comment: reason, isDecided: true }
    await cancelParcel(tx, app, { id, from: parcel.state, by, why })
  }
  return parcel
}

const factsOf = (parcel: NonNullable<Awaited<ReturnType<typeof holdParcel>>>) => ({
  ...parcel,
  is_of_store: !isOfCentre(parcel),
  is_pickup: parcel.shipping.code === 'retirada',
})
