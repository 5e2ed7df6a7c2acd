import type { ComplaintReason } from '@bra/contract/care/complaints.schemas'
import { openToComplaints } from '@bra/contract/care/complaint-states'
import type { ErrorCode } from '@bra/contract/refusals'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import { notSent } from '@bra/contract/orders/order-states'
import { type CardCondition, cardConditions, type OfferCondition, rankOfCondition } from '@bra/contract/trade/trade'

const onArrival: ComplaintReason[] = [
  'missing_card',
  'worse_condition',
  'wrong_card',
  'counterfeit',
  'damaged_in_transit',
]

/** Returns the reasons that fit where the parcel is: what was not sent cannot have come wrong. */
export function reasonsFor({ state, mayRegret }: { state: StoreOrderState; mayRegret: boolean }): ComplaintReason[] {
  if (!openToComplaints.includes(state)) return []
  if (notSent.includes(state)) return ['not_arrived']
  return ['not_arrived', ...onArrival, ...(state === 'delivered' && mayRegret ? (['regret'] as const) : [])]
}

const refusals: Partial<Record<StoreOrderState, ErrorCode>> = {
  awaiting_payment: 'parcel_unpaid',
  completed: 'complaint_too_late',
  return_requested: 'return_going_on',
  return_authorised: 'return_going_on',
  returning: 'return_going_on',
  returned: 'return_going_on',
}
export const noComplaintBecause = (state: StoreOrderState): ErrorCode => refusals[state] ?? 'parcel_over'

/** Returns the conditions below the sold one, best first; [] for goods that have no scale. */
export function worseThan(sold: OfferCondition): CardCondition[] {
  const rank = rankOfCondition(sold)
  return rank === null ? [] : cardConditions.filter((condition) => rankOfCondition(condition)! < rank)
}

interface Contesting {
  lines: { quantity: number; lacking: number; free: number; unit_price_cents: number; taken: number }[]
  freightCents: number
  freeCents: number
}

/** Returns the price of the contested units; with all units of a parcel goes its freight. */
export function contestedCents({ lines, freightCents, freeCents }: Contesting): number {
  const goods = lines.reduce((sum, { taken, unit_price_cents: unit }) => sum + taken * unit, 0)
  const isWhole = lines.every(({ taken, quantity, lacking }) => taken === quantity - lacking)
  return Math.min(goods + (isWhole ? freightCents : 0), freeCents)
}
