import type { StoreOrderState } from './order-life.ts'

type Parcels = readonly StoreOrderState[]

export const stillToPack: Parcels = ['paid', 'picking', 'invoiced']
export const stillToPost: Parcels = [...stillToPack, 'ready_to_ship']
/** These goods are paid and have not left, also those whose cancellation is requested. */
export const notSent: Parcels = [...stillToPost, 'cancellation_requested']
export const toAnswer: Parcels = ['cancellation_requested', 'return_requested']
export const returnsToWorkOn: Parcels = ['return_requested', 'returning']
export const toWorkOn: Parcels = [...notSent, ...returnsToWorkOn]
/** A parcel that came into one of these was full: its cards were taken out of their places. */
export const packedOrSent: Parcels = ['ready_to_ship', 'shipped']
export const onTheWayOrThere: Parcels = ['shipped', 'delivered']
export const beingUndone: Parcels = ['lost', 'return_requested', 'return_authorised', 'returning', 'returned']
export const ended: Parcels = ['completed', 'cancelled', 'expired', 'refunded', 'lost', 'returned']
export const standingStates = {
  to_pay: ['awaiting_payment'],
  under_way: [...notSent, 'shipped', ...beingUndone.filter((state) => !ended.includes(state))],
  arrived: ['delivered', 'completed'],
  over: ended.filter((state) => state !== 'completed'),
} satisfies Record<string, Parcels>
export type OrderStanding = keyof typeof standingStates
export const orderStandings = Object.keys(standingStates) as OrderStanding[]

/** These states are no sale: nobody paid, or the buyer gets everything back. */
export const unsoldStates: Parcels = ['awaiting_payment', 'expired', 'cancelled', 'refunded', 'lost', 'returned']
