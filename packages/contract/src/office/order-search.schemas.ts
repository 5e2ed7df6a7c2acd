import { z } from 'zod'
import { paymentLife } from '../money/payment-life.ts'
import { disputeLife, storeOrderLife } from '../orders/order-life.ts'
import { ParcelDecision } from '../care/disputes.schemas.ts'
import { SaidMessage } from '../orders/order-messages.schemas.ts'
import { OrderLine, OrderParty, ReturnProofs } from '../orders/orders.schemas.ts'
import { StoreAction } from '../dispatch/store-orders.schemas.ts'
import { ById, Cents, Id, Instant, Text } from '../kit/shapes.ts'

const IdAndName = z.object({ id: z.int(), name: z.string() })
/** It is the last id of the previous page; with it every page costs the same, however late. */
const Before = Id.optional()
const Next = z.int().nullable()

export const FoundOrder = z.object({
  id: z.int(),
  created_at: Instant,
  buyer: IdAndName,
  /** A null name is the Bra Center. */
  parcels: z.array(
    z.object({ id: z.int(), part: z.int(), parts: z.int(), state: storeOrderLife.State, store: z.string().nullable() }),
  ),
  total_cents: Cents,
  payment: z.object({ method: z.enum(['pix', 'card']), state: paymentLife.State }).nullable(),
})
export type FoundOrder = z.output<typeof FoundOrder>

export const Posting = z.object({
  id: z.int(),
  key: z.string(),
  kind: z.string(),
  order_id: z.int().nullable(),
  store_order_id: z.int().nullable(),
  created_at: Instant,
  lines: z.array(z.object({ account: z.string(), cents: Cents })),
})
export type Posting = z.output<typeof Posting>

export const PaymentAttempt = z.object({
  id: z.int(),
  method: z.enum(['pix', 'card']),
  state: paymentLife.State,
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
  part: z.int(),
  parts: z.int(),
  state: storeOrderLife.State,
  store: IdAndName.nullable(),
  shipping: z.string(),
  tracking_code: z.string().nullable(),
  goods_cents: Cents,
  freight_cents: Cents,
  commission_cents: Cents,
  refunded_cents: Cents,
  refund_reasons: z.array(z.string()),
  post_by: Instant.nullable(),
  return_code: z.string().nullable(),
  return_contested_at: Instant.nullable(),
  ...ReturnProofs.shape,
  arrival_claimed_at: Instant.nullable(),
  arrival_note: z.string().nullable(),
  messages: z.array(SaidMessage),
  lines: z.array(OrderLine.omit({ offer_id: true, product_image: true })),
  events: z.array(
    z.object({
      at: Instant,
      state: storeOrderLife.State,
      by: OrderParty,
      who: z.string().nullable(),
      lacking_cents: Cents.nullable(),
    }),
  ),
  /** What operators may do; they can move only parcels that the centre sends. */
  actions: z.array(StoreAction),
  decisions: z.array(ParcelDecision),
})
export type SeenParcel = z.output<typeof SeenParcel>

export const SeenOrder = z.object({
  id: z.int(),
  created_at: Instant,
  pay_until: Instant,
  buyer: IdAndName.extend({ email: z.string() }),
  address: z.string(),
  goods_cents: Cents,
  freight_cents: Cents,
  total_cents: Cents,
  credit_cents: Cents,
  parcels: z.array(SeenParcel),
  payments: z.array(PaymentAttempt),
  /** The provider has refused these refunds so often that it is rarely asked again. */
  refused_cents: Cents,
  /** For this part of `refused_cents` the provider is no longer asked, because it is paid another way. */
  held_cents: Cents,
  postings: z.array(Posting),
})
export type SeenOrder = z.output<typeof SeenOrder>

export const orderSearchSchemas = {
  /** `q` is an order number, a payment code, or words of the buyer or the store. Newest first. */
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
  /** The newest come first; with `account` its balance and its owner come, too. */
  ledger: {
    query: z.object({ account: Text.optional(), key: Text.optional(), order_id: Id.optional(), before: Before }),
    reply: z.object({
      postings: z.array(Posting),
      next: Next,
      account: z.object({ balance_cents: Cents, owner: z.string().nullable() }).nullable(),
    }),
  },
}
