import { z } from 'zod'
import { disputeLife } from '../orders/order-life.ts'
import { SaidMessage } from '../orders/order-messages.schemas.ts'
import { Done } from '../people/people.schemas.ts'
import { ById, Cents, Instant, Reason } from '../kit/shapes.ts'

export const ParcelProof = z.object({
  parcel_id: z.int(),
  store: z.string(),
  carrier: z.string().nullable(),
  tracking_code: z.string().nullable(),
  tracking_url: z.string().nullable(),
  posted_at: Instant.nullable(),
  delivered_at: Instant.nullable(),
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
  /** It is null while the dispute is open, and also if the provider decided it. */
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  proofs: z.array(ParcelProof),
})
export type SeenDispute = z.output<typeof SeenDispute>

/** About a stalled parcel: it is not sent (`cancel`), it arrived (`deliver`), it is lost, or it is back. */
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
  /** When the provider refuses the refunds of an order, true stops asking for them and false asks again. */
  holdRefunds: { params: ById, body: z.object({ held: z.boolean() }), reply: Done },
  /** Records that the held amount was paid back another way; refused if it is no longer `held_cents`. */
  settleRefunds: { params: ById, body: z.object({ held_cents: Cents.min(1), reason: Reason }), reply: Done },
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
