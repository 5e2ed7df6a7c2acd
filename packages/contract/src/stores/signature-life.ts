import type { z } from 'zod'
import { lifecycle } from '../kit/states.ts'

/** The life of a store's signature of a plan. While it is overdue the plan stays in force until the grace is over. */
export const signatureLife = lifecycle({
  pending: { activate: 'active', give_up: 'cancelled' },
  active: { schedule: 'cancellation_scheduled', miss: 'overdue', end: 'expired', disable: 'cancelled' },
  cancellation_scheduled: { resume: 'active', end: 'expired', disable: 'cancelled' },
  overdue: { settle: 'active', end: 'expired', give_up: 'cancelled', disable: 'cancelled' },
  expired: {},
  cancelled: {},
})
export type SignatureState = z.output<typeof signatureLife.State>

type Signatures = readonly SignatureState[]

/** A store has at most one signature in these states. */
export const liveSignatures: Signatures = ['pending', 'active', 'cancellation_scheduled', 'overdue']
/** The plan of such a signature is the plan of its store. */
export const signaturesInForce: Signatures = ['active', 'cancellation_scheduled', 'overdue']
