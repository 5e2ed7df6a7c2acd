import type { StoreOrderState } from '@bra/contract/order-life'
import type { StoreOrder } from '@bra/contract/orders.schemas'
import type { TextKey } from '../../text/keys.ts'
import type { TimelineStep } from '../../ui/Timeline.tsx'
import { lookOf } from './parcel-states.ts'

export interface ParcelStep {
  key: string
  /** Null where only the server's own word for it is known. */
  text: TextKey | null
  at: string | null
  look: TimelineStep['look']
}

export type Told = Pick<StoreOrder, 'state' | 'events' | 'delivered_at' | 'tracking' | 'review' | 'refund'> & {
  /** Null is the Bra Center. */
  store: object | null
}

const way: { key: string; text: TextKey; states: StoreOrderState[] }[] = [
  { key: 'placed', text: 'orders.stepPlaced', states: ['awaiting_payment'] },
  { key: 'approved', text: 'orders.stepApproved', states: ['paid'] },
  { key: 'preparing', text: 'orders.stepPreparing', states: ['picking', 'invoiced', 'ready_to_ship'] },
  { key: 'sent', text: 'orders.stepSent', states: ['shipped'] },
  { key: 'delivered', text: 'orders.stepDelivered', states: ['delivered', 'completed'] },
]
const dead = new Set<string>(['expired', 'cancelled', 'lost'])

/** The stages of a parcel in their order: those behind it, where it is, and what is still to come. */
export function stepsOf(parcel: Told): ParcelStep[] {
  const branch = branchOf(parcel)
  return branch ? [...behind(parcel), ...branchSteps(parcel, branch)] : waySteps(parcel)
}

function waySteps(parcel: Told): ParcelStep[] {
  const here = way.findIndex(({ states }) => states.includes(parcel.state))
  const { review } = parcel
  const steps = way.map(({ key, text, states }, at) => ({
    key,
    text,
    at: at <= here ? momentOf(parcel, states) : null,
    look: lookAt(at, review ? way.length : here),
  }))
  // what the centre packed is not reviewed
  if (!parcel.store) return steps
  return [
    ...steps,
    { key: 'reviewed', text: 'orders.stepReviewed', at: review?.created_at ?? null, look: review ? 'done' : 'ahead' },
  ]
}

const lookAt = (at: number, here: number): ParcelStep['look'] => (at < here ? 'done' : at === here ? 'now' : 'ahead')

/** What lies behind a parcel that has left the usual way; of one that came, only what matters for the way back. */
const behind = (parcel: Told): ParcelStep[] => {
  const past = way.flatMap(({ key, text, states }) => {
    const at = momentOf(parcel, states)
    return at ? [{ key, text, at, look: 'done' as const }] : []
  })
  const isThere = past.some(({ key }) => key === 'delivered')
  return isThere ? past.filter(({ key }) => key !== 'approved' && key !== 'preparing') : past
}

function branchSteps(parcel: Told, branch: string[]): ParcelStep[] {
  const here = branch.indexOf(parcel.state)
  return branch.map((state, index) => {
    const at = state === 'refunded' ? (parcel.refund?.at ?? null) : lastMoment(parcel, state)
    const look = state === 'refunded' && at ? 'done' : lookAt(index, here)
    return { key: state, text: lookOf(state)?.text ?? null, at, look: dead.has(state) ? 'stopped' : look }
  })
}

/** The stages off the usual way, those to come too; null while the parcel is on it. */
function branchOf({ state, events, refund }: Told): string[] | null {
  const was = (past: StoreOrderState) => events.some((event) => event.state === past)
  if (way.some(({ states }) => states.includes(state))) return null
  if (state === 'cancelled') {
    const asked = was('cancellation_requested') ? ['cancellation_requested'] : []
    return [...asked, state, ...(refund ? ['refunded'] : [])]
  }
  if (state === 'lost' || (state === 'refunded' && was('lost'))) return ['lost', 'refunded']
  if (state.startsWith('return') || state === 'refunded') {
    const agreed = state === 'return_requested' ? state : 'return_authorised'
    // handed over in person, it was never on its way
    const isHanded = state !== agreed && !was('returning')
    return [agreed, ...(isHanded ? [] : ['returning']), 'returned', 'refunded']
  }
  return [state]
}

function momentOf(parcel: Told, states: StoreOrderState[]): string | null {
  if (states.includes('shipped') && parcel.tracking) return parcel.tracking.posted_at
  if (states.includes('delivered') && parcel.delivered_at) return parcel.delivered_at
  return parcel.events.find(({ state }) => states.includes(state))?.at ?? null
}

const lastMoment = ({ events }: Told, of: string) => events.findLast(({ state }) => state === of)?.at ?? null
