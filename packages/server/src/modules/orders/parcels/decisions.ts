import type { ParcelDecision } from '@bra/contract/disputes.schemas'
import type { StoreOrderState } from '@bra/contract/order-life'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { deliverDecided } from './arrivals.ts'
import { type By, holdParcel, unsent } from '../orders/index.ts'
import { cancelParcel, loseParcel } from './parcels.ends.ts'
import { takeBackDecided } from './returns.ts'

interface Facts {
  state: StoreOrderState
  /** False where the centre sends it, which operators move themselves. */
  is_of_store: boolean
  /** No carrier knows whether its buyer has it, and no clock loses it. */
  is_pickup: boolean
  arrival_claimed_at: Date | string | null
}

/** What operators may decide about a parcel that stands still: what is offered is what the call lets through. */
export function decisionsOf({ state, ...of }: Facts): ParcelDecision[] {
  if (state === 'shipped') return of.is_pickup || of.arrival_claimed_at !== null ? ['deliver', 'lose'] : ['deliver']
  if (!of.is_of_store) return []
  // some hand it over themselves, and a store may say nothing
  if (state === 'return_authorised') return ['take_back']
  return unsent.includes(state) || state === 'cancellation_requested' ? ['cancel'] : []
}

interface Decision {
  id: number
  decision: ParcelDecision
  by: By
  reason: string
}

/** Both sides read the reason. Null where the parcel does not wait for that. */
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
  is_of_store: parcel.store_id !== null,
  is_pickup: parcel.shipping.code === 'retirada',
})
