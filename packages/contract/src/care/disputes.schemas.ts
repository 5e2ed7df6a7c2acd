import { z } from 'zod'
import { disputeLife } from './order-life.ts'
import { SaidMessage } from './order-messages.schemas.ts'
import { Done } from './people.schemas.ts'
import { ById, Cents, Instant, Reason } from './shapes.ts'

/** What speaks for the store: that it was sent, that it came, and what was said. */
export const ParcelProof = z.object({
  parcel_id: z.int(),
  store: z.string(),
  carrier: z.string().nullable(),
  tracking_code: z.string().nullable(),
  tracking_url: z.string().nullable(),
  posted_at: Instant.nullable(),
  delivered_at: Instant.nullable(),
  /** What is still held for it. */
  held_cents: Cents,
  messages: z.array(SaidMessage),
})
export type ParcelProof = z.output<typeof ParcelProof>

export const SeenDispute = z.object({
  id: z.int(),
  order_id: z.int(),
  state: disputeLife.State,
  cents: Cents,
  method: z.enum(['pix', 'card']),
  opened_at: Instant,
  decided_at: Instant.nullable(),
  /** Null, once it is decided, where the provider said so. */
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  proofs: z.array(ParcelProof),
})
export type SeenDispute = z.output<typeof SeenDispute>

/** What an operator may decide about a parcel that stands still: it is not sent, it has come, it never will, or it is back. */
export const ParcelDecision = z.enum(['cancel', 'deliver', 'lose', 'take_back'])
export type ParcelDecision = z.output<typeof ParcelDecision>

export const disputesSchemas = {
  show: { params: ById, reply: SeenDispute },
  /** `won`: the hold is lifted. `lost`: the provider took the money. */
  decide: {
    params: ById,
    body: z.object({ decision: z.enum(['won', 'lost']), reason: Reason }),
    reply: Done,
  },
  /** Of an order: the provider is not asked any more for what it refuses to give back, or is asked again. */
  holdRefunds: { params: ById, body: z.object({ held: z.boolean() }), reply: Done },
  /** What is held, as much as was seen, was given to the buyer another way. */
  settleRefunds: { params: ById, body: z.object({ held_cents: Cents.min(1), reason: Reason }), reply: Done },
  /** Of a parcel whose return the store contests: who has its money. */
  decideReturn: {
    params: ById,
    body: z.object({ decision: z.enum(['buyer', 'store']), reason: Reason }),
    reply: Done,
  },
  decideParcel: {
    params: ById,
    body: z.object({ decision: ParcelDecision, reason: Reason }),
    reply: Done,
  },
}
