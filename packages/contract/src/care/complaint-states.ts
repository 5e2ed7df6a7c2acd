import type { StoreOrderState } from '../orders/order-life.ts'
import { notSent, onTheWayOrThere } from '../orders/order-states.ts'
import type { ComplaintState } from './complaint-life.ts'

type States = readonly ComplaintState[]

export const beingTalkedOver: States = ['open', 'awaiting_store', 'awaiting_buyer']
export const undecided: States = [...beingTalkedOver, 'in_mediation']
export const awaitingStore: States = ['open', 'awaiting_store']
export const unsettled: States = [...undecided, 'resolved']

/** Parcels about which a complaint may be opened: paid, and their money not released, given back or being returned. */
export const openToComplaints: readonly StoreOrderState[] = [...notSent, ...onTheWayOrThere]
