import type { SiteText } from '@bra/contract/kit/both'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import type { TimelineStep } from '../../../ui/Timeline.tsx'
import { parcelStateTexts } from '../orders/parcel-state-texts.ts'
import { lookOf } from '../orders/parcel-states.ts'

export interface ParcelStep {
  key: string
  /** Null if only the server's code for the stage is known. */
  text: SiteText | null
  at: string | null
  look: TimelineStep['look']
}

export type ParcelToShow = Pick<StoreOrder, 'state' | 'events' | 'delivered_at' | 'tracking' | 'review' | 'refund'> & {
  /** Null for the Bra Center. */
  store: object | null
}

const way: { key: string; text: SiteText; states: StoreOrderState[] }[] = [
  { key: 'placed', text: parcelStateTexts.stepPlaced, states: ['awaiting_payment'] },
  { key: 'approved', text: parcelStateTexts.stepApproved, states: ['paid'] },
  { key: 'preparing', text: parcelStateTexts.stepPreparing, states: ['picking', 'invoiced', 'ready_to_ship'] },
  { key: 'sent', text: parcelStateTexts.stepSent, states: ['shipped'] },
  { key: 'delivered', text: parcelStateTexts.stepDelivered, states: ['delivered', 'completed'] },
]
const dead = new Set<string>(['expired', 'cancelled', 'lost'])

export function stepsOf(parcel: ParcelToShow): ParcelStep[] {
  const branch = branchOf(parcel)
  return branch ? [...behind(parcel), ...branchSteps(parcel, branch)] : waySteps(parcel)
}

function waySteps(parcel: ParcelToShow): ParcelStep[] {
  const here = way.findIndex(({ states }) => states.includes(parcel.state))
  const { review } = parcel
  const steps = way.map(({ key, text, states }, at) => ({
    key,
    text,
    at: at <= here ? momentOf(parcel, states) : null,
    look: lookAt(at, review ? way.length : here),
  }))
  // Parcels of the centre have no reviews.
  if (!parcel.store) return steps
  return [
    ...steps,
    {
      key: 'reviewed',
      text: parcelStateTexts.stepReviewed,
      at: review?.created_at ?? null,
      look: review ? 'done' : 'ahead',
    },
  ]
}

const lookAt = (at: number, here: number): ParcelStep['look'] => (at < here ? 'done' : at === here ? 'now' : 'ahead')

/** Returns the past stages of a parcel off the usual way; of a delivered one only those that matter for a return. */
const behind = (parcel: ParcelToShow): ParcelStep[] => {
  const past = way.flatMap(({ key, text, states }) => {
    const at = momentOf(parcel, states)
    return at ? [{ key, text, at, look: 'done' as const }] : []
  })
  const isThere = past.some(({ key }) => key === 'delivered')
  return isThere ? past.filter(({ key }) => key !== 'approved' && key !== 'preparing') : past
}

function branchSteps(parcel: ParcelToShow, branch: string[]): ParcelStep[] {
  const here = branch.indexOf(parcel.state)
  return branch.map((state, index) => {
    const at = state === 'refunded' ? (parcel.refund?.at ?? null) : lastMoment(parcel, state)
    const look = state === 'refunded' && at ? 'done' : lookAt(index, here)
    return { key: state, text: lookOf(state)?.text ?? null, at, look: dead.has(state) ? 'stopped' : look }
  })
}

/** Returns the states off the usual way, including those still to come; null if the parcel is on it. */
function branchOf({ state, events, refund }: ParcelToShow): string[] | null {
  const was = (past: StoreOrderState) => events.some((event) => event.state === past)
  if (way.some(({ states }) => states.includes(state))) return null
  if (state === 'cancelled') {
    const asked = was('cancellation_requested') ? ['cancellation_requested'] : []
    return [...asked, state, ...(refund ? ['refunded'] : [])]
  }
  if (state === 'lost' || (state === 'refunded' && was('lost'))) return ['lost', 'refunded']
  if (state.startsWith('return') || state === 'refunded') {
    const agreed = state === 'return_requested' ? state : 'return_authorised'
    // A parcel that was handed over in person was never in transit.
    const isHanded = state !== agreed && !was('returning')
    return [agreed, ...(isHanded ? [] : ['returning']), 'returned', 'refunded']
  }
  return [state]
}

function momentOf(parcel: ParcelToShow, states: StoreOrderState[]): string | null {
  if (states.includes('shipped') && parcel.tracking) return parcel.tracking.posted_at
  if (states.includes('delivered') && parcel.delivered_at) return parcel.delivered_at
  return parcel.events.find(({ state }) => states.includes(state))?.at ?? null
}

const lastMoment = ({ events }: ParcelToShow, of: string) => events.findLast(({ state }) => state === of)?.at ?? null
