import { z } from 'zod'
import { both } from '../kit/both.ts'
import { storeOrderLife } from '../orders/order-life.ts'
import { OrderLine } from '../orders/orders.schemas.ts'
import { Store } from '../stores/stores.schemas.ts'
import { ById, Cents, Id, Instant, Page, paged, PerPage, ProductImage, Reason, result, Words } from '../kit/shapes.ts'
import { cardConditions } from '../trade/trade.ts'
import { complaintLife } from './complaint-life.ts'
import {
  ComplaintAction,
  ComplaintEvent,
  ComplaintLine,
  ComplaintMessage,
  ComplaintMoney,
  ComplaintOutcome,
  ComplaintParty,
  ComplaintProposal,
  ComplaintReason,
  ComplaintReturn,
  ComplaintSide,
  FairRefund,
  ProposalKind,
} from './complaint-parts.schemas.ts'
import { ContestedLines, Photos, Refund, Told } from './typed-complaint.schemas.ts'

export * from './complaint-parts.schemas.ts'

const Awaited = ComplaintParty.exclude(['system'])

export const ComplaintSummary = z.object({
  id: z.int(),
  order_id: z.int(),
  store_order_id: z.int(),
  part: z.int(),
  parts: z.int(),
  /** Null stands for the Bra Center, whose complaints an operator answers from the start. */
  store: Store.pick({ id: true, name: true, slug: true }).nullable(),
  buyer: z.string(),
  reason: ComplaintReason,
  state: complaintLife.State,
  outcome: ComplaintOutcome.nullable(),
  /** It is null if nobody has to act. */
  awaiting: Awaited.nullable(),
  contested_cents: Cents,
  refund_cents: Cents.nullable(),
  opened_at: Instant,
  due_from: Instant.nullable(),
  due_at: Instant.nullable(),
  resolved_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  blocked_by: ComplaintSide.nullable(),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), product_image: z.array(ProductImage) })),
  unread: z.int(),
})
export type ComplaintSummary = z.output<typeof ComplaintSummary>

export const Complaint = ComplaintSummary.omit({ lines: true }).extend({
  you: ComplaintParty.exclude(['system']),
  parcel_state: storeOrderLife.State,
  post_by: Instant.nullable(),
  lines: z.array(ComplaintLine),
  units_in_parcel: z.int(),
  messages: z.array(ComplaintMessage),
  events: z.array(ComplaintEvent),
  proposal: ComplaintProposal.nullable(),
  /** The calculated refund; null where a return is due, or no condition was given. */
  fair: FairRefund.nullable(),
  money: ComplaintMoney,
  return: ComplaintReturn.nullable(),
  /** When a reshipment counts as arrived; null unless the outcome is `reshipment`. */
  arrives_by: Instant.nullable(),
  actions: z.array(ComplaintAction),
})
export type Complaint = z.output<typeof Complaint>

const { order_id, store_order_id, part, parts, store } = ComplaintSummary.shape
export const ComplaintOptions = z.object({
  ...{ order_id, store_order_id, part, parts, store },
  /** Only reasons that fit where the parcel is are listed; `not_arrived` is about the whole parcel. */
  reasons: z.array(ComplaintReason),
  lines: z.array(
    OrderLine.extend({
      free: z.int(),
      worse_conditions: z.array(z.enum(cardConditions)),
      listing_photos: z.array(z.object({ image: z.string(), at: Instant })),
    }),
  ),
  /** This is held money that no complaint is about yet. */
  free_cents: Cents,
  freight_cents: Cents,
  hours: z.int(),
})
export type ComplaintOptions = z.output<typeof ComplaintOptions>

const page = paged('complaints', ComplaintSummary)
const Paged = z.object({ page: Page, per_page: PerPage })
const changed = result(Complaint)
const one = z.object({ id: Id })

export const complaintsSchemas = {
  list: { query: Paged.extend({ order_id: Id.optional(), store_order_id: Id.optional() }), reply: page },
  show: { params: ById, reply: Complaint },
  /** `id` is the store's; `awaiting` keeps the complaints in which this side has to act. */
  listOfStore: {
    params: ById,
    query: Paged.extend({ store_order_id: Id.optional(), awaiting: Awaited.optional() }),
    reply: page,
  },
  showToStore: { params: ById, reply: Complaint },
  /** `not_arrived` takes no lines: it is about all that no other complaint is about. */
  open: {
    body: z.object({
      store_order_id: Id,
      reason: ComplaintReason,
      lines: ContestedLines,
      body: Told,
      photos: Photos,
    }),
    reply: changed,
  },
  addMessage: { body: one.extend({ body: Told, photos: Photos }), reply: changed },
  /** Ends the conversation of the two sides; a complaint that nobody has decided goes to an operator. */
  block: { params: z.object({ who: ComplaintSide, id: Id }), reply: changed },

  /** `id` is that of the store order. */
  options: { params: ById, reply: ComplaintOptions },
  read: { params: ById, reply: changed },
  /** A refund is within the contested amount; the same proposal as the other side's accepts it. */
  propose: {
    body: one.extend({ kind: ProposalKind, cents: Refund.optional(), note: Words(500).optional() }),
    reply: changed,
  },
  /** Names the proposal that was read, so that a newer one is not accepted by mistake. */
  accept: { body: one.extend({ proposal_id: Id }), reply: changed },
  /** Only the buyer may call it: the problem is solved, and the store gets the contested amount. */
  withdraw: { body: one, reply: changed },
  sendBack: {
    body: one.extend({
      tracking_code: Words(40).min(1, both('Informe o código de rastreio.', 'Enter the tracking code.')),
    }),
    reply: changed,
  },
  /** The store has the goods back: the buyer gets the contested amount. */
  takeBack: { body: one, reply: changed },
  confirmArrival: { body: one, reply: changed },
  /** The buyer of a reshipment or the store of a return says that it did not come; an operator decides. */
  dispute: { body: one.extend({ body: Told, photos: Photos }), reply: changed },

  listOfAll: {
    query: Paged.extend({ state: complaintLife.State.optional(), store_id: Id.optional() }),
    reply: page,
  },
  showToOperator: { params: ById, reply: Complaint },
  write: { params: ById, body: z.object({ body: Told, photos: Photos }), reply: changed },
  /** `cents` is given only with `partial_refund`. Both sides read the reason. */
  decide: {
    params: ById,
    body: z.object({ outcome: ComplaintOutcome, cents: Refund.optional(), reason: Reason }),
    reply: changed,
  },
  /** Lifts a block and, if nobody has decided, gives both sides the whole time again. */
  reopen: { params: ById, body: z.object({ reason: Reason }), reply: changed },
}
