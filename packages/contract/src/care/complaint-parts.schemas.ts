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

/**
 * How a complaint ends. `return`: the buyer sends the goods back and gets the contested amount once the store has them.
 * `reshipment`: the store sends again; the contested amount stays held until the buyer says that it came, or until a
 * parcel would count as lost, and is then released. `unfounded`: the store gets the contested amount.
 */
export const ComplaintOutcome = z.enum(['full_refund', 'partial_refund', 'return', 'reshipment', 'unfounded'])
export type ComplaintOutcome = z.output<typeof ComplaintOutcome>

/** The two sides, as the path of `block` names them. */
export const ComplaintSide = z.enum(['client', 'store'])
export type ComplaintSide = z.output<typeof ComplaintSide>

/** `system` stands for the clock. */
export const ComplaintParty = z.enum(['client', 'store', 'operator', 'system'])
export type ComplaintParty = z.output<typeof ComplaintParty>

/** What the caller may do now. */
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
  /** Units that the complaint is about; `quantity` is all that were bought. */
  contested: z.int(),
  received_condition: z.enum(cardConditions).nullable(),
  /** How the buyer says that it came. */
  received: CardPassport.nullable(),
  /** Price of the contested units. */
  contested_cents: Cents,
  /** Photos of the offer that are older than the order and still there. */
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
  /** When the other side read it; null until then, and for messages of operators. */
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

/** One step of the timeline, oldest first. */
export const ComplaintEvent = z.object({
  at: Instant,
  kind: ComplaintEventKind,
  by: ComplaintParty,
  state: complaintLife.State,
  /** Set where it is about an amount. */
  cents: Cents.nullable(),
  outcome: ComplaintOutcome.nullable(),
  /** The operator's reason, that of the law, or the words beside a proposal. */
  note: Said.nullable(),
})
export type ComplaintEvent = z.output<typeof ComplaintEvent>

export const ProposalKind = z.enum(
  ['refund', 'return', 'reshipment'],
  both('Escolha o que propor.', 'Choose what to propose.'),
)
export type ProposalKind = z.output<typeof ProposalKind>

/** The proposal that waits for an answer; a newer one of either side takes its place. */
export const ComplaintProposal = z.object({
  id: z.int(),
  by: ComplaintSide,
  kind: ProposalKind,
  /** Null unless it is a refund. */
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
  /** True below 5 sales: "estimado por cartas parecidas". */
  estimated: z.boolean(),
  cents: Cents,
})
export type FairLine = z.output<typeof FairLine>

export const FairRefund = z.object({ cents: Cents, estimated: z.boolean(), lines: z.array(FairLine) })
export type FairRefund = z.output<typeof FairRefund>

/** Where the money of the parcel is; the four add up to what the buyer paid for it. */
export const ComplaintMoney = z.object({
  /** Stays held until this complaint, and others about the same parcel, end. */
  contested_cents: Cents,
  /** The rest that is held until its usual day. */
  held_cents: Cents,
  released_cents: Cents,
  returned_cents: Cents,
  /** When the rest is released; null if that is not known, or done. */
  releases_at: Instant.nullable(),
})
export type ComplaintMoney = z.output<typeof ComplaintMoney>

/** The goods go back to the store: set while the outcome is `return`. */
export const ComplaintReturn = z.object({
  /** The address to send to in one line; null if it is unknown. */
  place: z.string().nullable(),
  tracking_code: z.string().nullable(),
  posted_at: Instant.nullable(),
  /** The last instant to post it; the store then gets the contested amount. */
  send_back_until: Instant.nullable(),
  /** When a posted return counts as received unless the store disputes it. */
  received_by: Instant.nullable(),
})
export type ComplaintReturn = z.output<typeof ComplaintReturn>
