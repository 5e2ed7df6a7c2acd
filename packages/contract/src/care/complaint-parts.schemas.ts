import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Said } from '../kit/said.ts'
import { Cents, Instant } from '../kit/shapes.ts'
import { CardPassport } from '../ground/passports.schemas.ts'
import { OrderLine } from '../orders/orders.schemas.ts'
import { cardConditions } from '../trade/trade.ts'
import { complaintLife } from './complaint-life.ts'

export const ComplaintReason = z.enum(
  ['not_arrived', 'missing_card', 'worse_condition', 'wrong_card', 'counterfeit', 'damaged_in_transit', 'regret'],
  both('Escolha o que aconteceu.', 'Choose what happened.'),
)
export type ComplaintReason = z.output<typeof ComplaintReason>

/** A `reshipment` holds the contested amount until it arrives or counts as lost; `unfounded` gives it to the store. */
export const ComplaintOutcome = z.enum(['full_refund', 'partial_refund', 'return', 'reshipment', 'unfounded'])
export type ComplaintOutcome = z.output<typeof ComplaintOutcome>

export const ComplaintSide = z.enum(['client', 'store'])
export type ComplaintSide = z.output<typeof ComplaintSide>

/** `system` stands for the clock. */
export const ComplaintParty = z.enum(['client', 'store', 'operator', 'system'])
export type ComplaintParty = z.output<typeof ComplaintParty>

export const ComplaintAction = z.enum([
  'write',
  'propose',
  'accept',
  'withdraw',
  'block',
  'send_back',
  'take_back',
  'confirm_arrival',
  'dispute',
])
export type ComplaintAction = z.output<typeof ComplaintAction>

export const ComplaintLine = OrderLine.extend({
  /** Counts the units that the complaint is about; `quantity` counts all that were bought. */
  contested: z.int(),
  received_condition: z.enum(cardConditions).nullable(),
  received: CardPassport.nullable(),
  contested_cents: Cents,
  /** These photos of the offer are older than the order and still stored. */
  listing_photos: z.array(z.object({ image: z.string(), at: Instant })),
})
export type ComplaintLine = z.output<typeof ComplaintLine>

export const ComplaintMessage = z.object({
  id: z.int(),
  by: ComplaintParty,
  name: z.string(),
  body: z.string(),
  photos: z.array(z.string()),
  at: Instant,
  read_at: Instant.nullable(),
})
export type ComplaintMessage = z.output<typeof ComplaintMessage>

export const ComplaintEventKind = z.enum([
  'opened',
  'answered',
  'proposed',
  'accepted',
  'mediation',
  'decided',
  'withdrawn',
  /** The order was cancelled, lost, returned or charged back as a whole, which gave the contested amount back. */
  'settled_elsewhere',
  'blocked',
  'reopened',
  'sent_back',
  'taken_back',
  'arrived',
  'disputed',
  'closed',
])
export type ComplaintEventKind = z.output<typeof ComplaintEventKind>

export const ComplaintEvent = z.object({
  at: Instant,
  kind: ComplaintEventKind,
  by: ComplaintParty,
  state: complaintLife.State,
  cents: Cents.nullable(),
  outcome: ComplaintOutcome.nullable(),
  note: Said.nullable(),
})
export type ComplaintEvent = z.output<typeof ComplaintEvent>

export const ProposalKind = z.enum(
  ['refund', 'return', 'reshipment'],
  both('Escolha o que propor.', 'Choose what to propose.'),
)
export type ProposalKind = z.output<typeof ProposalKind>

export const ComplaintProposal = z.object({
  id: z.int(),
  by: ComplaintSide,
  kind: ProposalKind,
  cents: Cents.nullable(),
  note: z.string().nullable(),
  at: Instant,
})
export type ComplaintProposal = z.output<typeof ComplaintProposal>

/** What one line lost in value. Ratios are in basis points of the price for the condition in which it was sold. */
export const FairLine = z.object({
  line_id: z.int(),
  quantity: z.int(),
  paid_cents: Cents,
  sold_condition: z.string(),
  received_condition: z.enum(cardConditions).nullable(),
  /** 7800 means that the received condition is worth 78% of the sold one; 0 if the goods are missing or fake. */
  ratio: z.int(),
  low_ratio: z.int(),
  high_ratio: z.int(),
  /** Sales in the sold and in the received condition, and their window; null if the window has no sales. */
  sold_sales: z.int(),
  received_sales: z.int(),
  window_days: z.int().nullable(),
  /** True if fewer than 5 sales are known; pages then say "estimado por cartas parecidas". */
  estimated: z.boolean(),
  cents: Cents,
})
export type FairLine = z.output<typeof FairLine>

export const FairRefund = z.object({ cents: Cents, estimated: z.boolean(), lines: z.array(FairLine) })
export type FairRefund = z.output<typeof FairRefund>

/** Says where the money of the parcel is; the four amounts add up to what the buyer paid for it. */
export const ComplaintMoney = z.object({
  contested_cents: Cents,
  held_cents: Cents,
  released_cents: Cents,
  returned_cents: Cents,
  releases_at: Instant.nullable(),
})
export type ComplaintMoney = z.output<typeof ComplaintMoney>

export const ComplaintReturn = z.object({
  place: z.string().nullable(),
  tracking_code: z.string().nullable(),
  posted_at: Instant.nullable(),
  /** After this instant the return can no longer be posted, and the store gets the contested amount. */
  send_back_until: Instant.nullable(),
  /** From this instant on a posted return counts as received, unless the store disputes it. */
  received_by: Instant.nullable(),
})
export type ComplaintReturn = z.output<typeof ComplaintReturn>
