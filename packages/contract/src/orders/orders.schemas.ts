import { z } from 'zod'
import { CartQuote } from './cart.schemas.ts'
import { storeOrderLife } from './order-life.ts'
import { OrderLine } from './order-lines.schemas.ts'
import { OrderPayment } from './order-payments.schemas.ts'
import { orderStandings } from './order-states.ts'
import { ById, Cents, Instant, Page, paged, PerPage, ProductImage, Text, withoutBlanks } from '../kit/shapes.ts'
import { Store } from '../stores/stores.schemas.ts'

export * from './order-lines.schemas.ts'

/** Who moved a parcel on; `system` stands for the clock and for payments. */
export const OrderParty = z.enum(['buyer', 'store', 'operator', 'system'])
export type OrderParty = z.output<typeof OrderParty>

export const CancelReason = z.enum([
  'changed_mind',
  'ordered_wrong',
  'too_late',
  'out_of_stock',
  'damaged',
  'wrong_price',
  'client_silent',
  'not_as_described',
  'other',
])
export type CancelReason = z.output<typeof CancelReason>

export const CancelAnswer = z.enum(['granted', 'kept', 'withdrawn'])
export type CancelAnswer = z.output<typeof CancelAnswer>

export const OrderEvent = z.object({
  at: Instant,
  state: storeOrderLife.State,
  by: OrderParty,
  /** Set if the event tells of cards that were not found; the state is then as before. */
  lacking: z.object({ units: z.int(), cents: Cents }).nullable(),
  /** The request to cancel or return and its answer, null until answered; `reply` is the store's comment. */
  asked: z
    .object({
      reason: CancelReason,
      comment: z.string().nullable(),
      answer: CancelAnswer.nullable(),
      reply: z.string().nullable(),
    })
    .nullable(),
})
export type OrderEvent = z.output<typeof OrderEvent>

export const Cancellation = z.object({
  by: OrderParty,
  reason: CancelReason,
  comment: z.string().nullable(),
  at: Instant,
  /** At this instant silence grants the request; null after an answer. */
  answer_until: Instant.nullable(),
})
export type Cancellation = z.output<typeof Cancellation>

export const Tracking = z.object({
  carrier: z.string(),
  code: z.string().nullable(),
  url: z.string().nullable(),
  posted_at: Instant,
})

export const ReturnProofs = z.object({
  return_note: z.string().nullable(),
  return_photos: z.array(z.string()),
  return_reply: z.string().nullable(),
  return_reply_photos: z.array(z.string()),
})
export type ReturnProofs = z.output<typeof ReturnProofs>

export const BuyerAction = z.enum([
  'ask_cancel',
  'cancel',
  'withdraw_cancel',
  'confirm_delivery',
  'regret',
  'send_back',
  'answer_contest',
  'correct_code',
  'review',
])
export type BuyerAction = z.output<typeof BuyerAction>
export const StoreOrder = z.object({
  id: z.int(),
  store: Store.pick({ id: true, name: true, slug: true, avatar: true }).nullable(),
  /** A sender may send an order in several parcels: this is `part` of `parts`. */
  part: z.int(),
  parts: z.int(),
  state: storeOrderLife.State,
  goods_cents: Cents,
  freight_cents: Cents,
  shipping: CartQuote,
  lines: z.array(OrderLine),
  events: z.array(OrderEvent),
  tracking: Tracking.nullable(),
  return_tracking: Tracking.nullable(),
  /** It is set while the parcel is paid and neither posted nor ready for pick-up. */
  post_by: Instant.nullable(),
  arrives: z.object({ first: Instant, last: Instant }).nullable(),
  delivered_at: Instant.nullable(),
  /** At this instant the money is released to the store. */
  completes_at: Instant.nullable(),
  contested_cents: Cents,
  regret_until: Instant.nullable(),
  send_back_until: Instant.nullable(),
  return_contested: z.boolean(),
  ...ReturnProofs.shape,
  cancellation: Cancellation.nullable(),
  /** `at` is null until the provider has paid it back; `credit_cents` went to the buyer's credit at once. */
  refund: z
    .object({ cents: Cents, credit_cents: Cents, at: Instant.nullable(), reasons: z.array(z.string()) })
    .nullable(),
  /** It is the address for pick-up or return in one line; null if there is none. */
  place: z.string().nullable(),
  review: z.object({ stars: z.int(), comment: z.string().nullable(), created_at: Instant }).nullable(),
  actions: z.array(BuyerAction),
})
export type StoreOrder = z.output<typeof StoreOrder>

export const OrderSummary = z.object({
  order_id: z.int(),
  created_at: Instant,
  state: storeOrderLife.State,
  goods_cents: Cents,
  freight_cents: Cents,
  total_cents: Cents,
  credit_cents: Cents,
  count: z.int(),
  pictures: z.array(z.object({ name: z.string(), product_image: z.array(ProductImage) })),
  parcels: z.array(StoreOrder.pick({ id: true, store: true, state: true }).extend({ reviewed: z.boolean() })),
  pay_until: Instant.nullable(),
  /** Until then an expired order may be paid again if its goods are there; null for any other order. */
  renew_until: Instant.nullable(),
})
export type OrderSummary = z.output<typeof OrderSummary>

/** It is the address at the time of the order; fields that identify the recipient go with the account. */
export const OrderAddress = z.object({
  recipient: z.string().optional(),
  postcode: z.string().optional(),
  address: z.string().optional(),
  number: z.string().optional(),
  complement: z.string().optional(),
  district: z.string().optional(),
  city: z.string(),
  state: z.string(),
})
export type OrderAddress = z.output<typeof OrderAddress>

export const Order = OrderSummary.extend({
  address: OrderAddress,
  payment: OrderPayment,
  store_orders: z.array(StoreOrder),
})
export type Order = z.output<typeof Order>

const AskedOrders = withoutBlanks(
  z.object({ page: Page, per_page: PerPage, search: Text.optional(), standing: z.enum(orderStandings).optional() }),
)
const page = paged('products', OrderSummary)

export const ordersSchemas = {
  paginate: { body: AskedOrders, reply: page },
  list: { query: AskedOrders, reply: page },
  show: { params: ById, reply: Order },
}
