import type { StoreOrderState } from '../orders/order-life.ts'
import { notSent, onTheWayOrThere } from '../orders/order-states.ts'
import type { ComplaintState } from './complaint-life.ts'

type States = readonly ComplaintState[]

/** The two sides have time to agree, and the clock runs. */
export const beingTalkedOver: States = ['open', 'awaiting_store', 'awaiting_buyer']
/** Nobody has decided yet. */
export const undecided: States = [...beingTalkedOver, 'in_mediation']
/** The store is the one to answer. */
export const awaitingStore: States = ['open', 'awaiting_store']
/** Its money may still be held. */
export const unsettled: States = [...undecided, 'resolved']

/** Parcels about which a complaint may be opened: paid, and their money not released, given back or being returned. */
export const openToComplaints: readonly StoreOrderState[] = [...notSent, ...onTheWayOrThere]
