import type { OrderPaymentState, StoreOrderState } from './order-life.ts'

type Parcels = readonly StoreOrderState[]
type Payments = readonly OrderPaymentState[]

export const stillToPack: Parcels = ['paid', 'picking', 'invoiced']
/** Paid and not yet with the carrier. */
export const stillToPost: Parcels = [...stillToPack, 'ready_to_ship']
/** Paid goods that have not left, including those whose cancellation is requested. */
export const notSent: Parcels = [...stillToPost, 'cancellation_requested']
/** A request of the buyer that the store must grant or refuse. */
export const toAnswer: Parcels = ['cancellation_requested', 'return_requested']
/** Returns that the store must answer or receive. */
export const returnsToWorkOn: Parcels = ['return_requested', 'returning']
/** Parcels with something to do for their store or the centre. */
export const toWorkOn: Parcels = [...notSent, ...returnsToWorkOn]
/** A parcel that came into one of these was full: its cards were taken out of their places. */
export const packedOrSent: Parcels = ['ready_to_ship', 'shipped']
export const onTheWayOrThere: Parcels = ['shipped', 'delivered']
/** The sale is being undone after the goods have left. */
export const beingUndone: Parcels = ['lost', 'return_requested', 'return_authorised', 'returning', 'returned']
export const ended: Parcels = ['completed', 'cancelled', 'expired', 'refunded', 'lost', 'returned']
/** How an order stands for its buyer, by the states of its parcels. */
export const standingStates = {
  to_pay: ['awaiting_payment'],
  under_way: [...notSent, 'shipped', ...beingUndone.filter((state) => !ended.includes(state))],
  arrived: ['delivered', 'completed'],
  over: ended.filter((state) => state !== 'completed'),
} satisfies Record<string, Parcels>
export type OrderStanding = keyof typeof standingStates
export const orderStandings = Object.keys(standingStates) as OrderStanding[]

/** States that are no sale: nobody paid, or the buyer gets everything back. */
export const unsoldStates: Parcels = ['awaiting_payment', 'expired', 'cancelled', 'refunded', 'lost', 'returned']

/** The provider has not said yet whether the money comes. */
export const awaitedPayments: Payments = ['intended', 'pending']
/** An order has at most one payment in these states. */
export const livePayments: Payments = [...awaitedPayments, 'paid']
/** The money came, and stayed unless the bank took it back. */
export const settledPayments: Payments = ['paid', 'charged_back']
/** The provider has the payment in its books and did not refuse it. */
export const acceptedPayments: Payments = ['pending', 'paid', 'refunding', 'refunded', 'charged_back']
