import { z } from 'zod'
import { disputeLife, orderPaymentLife, storeOrderLife } from './order-life.ts'
import { ParcelDecision } from './disputes.schemas.ts'
import { SaidMessage } from './order-messages.schemas.ts'
import { OrderLine, OrderParty, ReturnProofs } from './orders.schemas.ts'
import { StoreAction } from './store-orders.schemas.ts'
import { ById, Cents, Id, Instant, Text } from './shapes.ts'

const Named = z.object({ id: z.int(), name: z.string() })
/** The last id of the page before: a page costs the same wherever it lies. */
const Before = Id.optional()
const Next = z.int().nullable()

export const FoundOrder = z.object({
  id: z.int(),
  created_at: Instant,
  buyer: Named,
  /** A null name is the Bra Center. */
  parcels: z.array(z.object({ id: z.int(), state: storeOrderLife.State, store: z.string().nullable() })),
  total_cents: Cents,
  payment: z.object({ method: z.enum(['pix', 'card']), state: orderPaymentLife.State }).nullable(),
})
export type FoundOrder = z.output<typeof FoundOrder>

export const Posting = z.object({
  id: z.int(),
  key: z.string(),
  kind: z.string(),
  order_id: z.int().nullable(),
  store_order_id: z.int().nullable(),
  created_at: Instant,
  /** Sum to zero. */
  lines: z.array(z.object({ account: z.string(), cents: Cents })),
})
export type Posting = z.output<typeof Posting>

export const PaymentAttempt = z.object({
  id: z.int(),
  method: z.enum(['pix', 'card']),
  state: orderPaymentLife.State,
  code: z.string(),
  payment_id: z.string().nullable(),
  charge_id: z.string().nullable(),
  installments: z.int(),
  card: z.string().nullable(),
  refusal: z.string().nullable(),
  paid_cents: Cents.nullable(),
  dispute: z.object({ id: z.int(), state: disputeLife.State }).nullable(),
  expires_at: Instant,
  created_at: Instant,
})
export type PaymentAttempt = z.output<typeof PaymentAttempt>

export const SeenParcel = z.object({
  id: z.int(),
  state: storeOrderLife.State,
  store: Named.nullable(),
  shipping: z.string(),
  tracking_code: z.string().nullable(),
  goods_cents: Cents,
  freight_cents: Cents,
  commission_cents: Cents,
  refunded_cents: Cents,
  /** Of the parts that its store gave back. */
  refund_reasons: z.array(z.string()),
  post_by: Instant.nullable(),
  return_code: z.string().nullable(),
  /** The store says what is wrong with it: an operator decides. */
  return_contested_at: Instant.nullable(),
  ...ReturnProofs.shape,
  /** The store says that it has come, and how it knows: an operator decides. */
  arrival_claimed_at: Instant.nullable(),
  arrival_note: z.string().nullable(),
  /** What buyer and store wrote to each other, where there is something to decide between them. */
  messages: z.array(SaidMessage),
  lines: z.array(OrderLine.omit({ offer_id: true, product_image: true })),
  /** `who`: the person behind the side, where one was. */
  events: z.array(z.object({ at: Instant, state: storeOrderLife.State, by: OrderParty, who: z.string().nullable() })),
  /** What operators may do with it: only what the centre sends is theirs to move. */
  actions: z.array(StoreAction),
  decisions: z.array(ParcelDecision),
})
export type SeenParcel = z.output<typeof SeenParcel>

export const SeenOrder = z.object({
  id: z.int(),
  created_at: Instant,
  pay_until: Instant,
  buyer: Named.extend({ email: z.string() }),
  address: z.string(),
  goods_cents: Cents,
  freight_cents: Cents,
  total_cents: Cents,
  parcels: z.array(SeenParcel),
  payments: z.array(PaymentAttempt),
  /** Owed to the buyer, and refused by the provider so often that it is hardly asked any more. */
  refused_cents: Cents,
  /** Of that, what it is not asked for at all, for it is given back another way. */
  held_cents: Cents,
  postings: z.array(Posting),
})
export type SeenOrder = z.output<typeof SeenOrder>

export const lookupsSchemas = {
  /** `q`: the number of an order, a code of the payment, or words of the buyer or the store. Newest first. */
  orders: {
    query: z.object({
      q: Text.optional(),
      state: storeOrderLife.State.optional(),
      buyer_id: Id.optional(),
      store_id: Id.optional(),
      before: Before,
    }),
    reply: z.object({ orders: z.array(FoundOrder), next: Next }),
  },
  order: { params: ById, reply: SeenOrder },
  /** Newest first; of an account, its balance and whose it is too. */
  ledger: {
    query: z.object({ account: Text.optional(), key: Text.optional(), order_id: Id.optional(), before: Before }),
    reply: z.object({
      postings: z.array(Posting),
      next: Next,
      account: z.object({ balance_cents: Cents, owner: z.string().nullable() }).nullable(),
    }),
  },
}
