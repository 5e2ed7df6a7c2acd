import { z } from 'zod'
import { CartQuote } from './cart.schemas.ts'
import { Offer } from './listings.schemas.ts'
import { storeOrderLife } from './order-life.ts'
import { OrderPayment } from './order-payments.schemas.ts'
import { ById, Cents, Instant, Page, paged, PerPage, ProductImage } from './shapes.ts'
import { Store } from './stores.schemas.ts'

/** The offer as it was when the order was placed. */
export const OrderLine = Offer.pick({
  condition: true,
  grade: true,
  language: true,
  finish: true,
  extras: true,
  comment: true,
}).extend({
  id: z.int(),
  /** Null where the store took it away since. */
  offer_id: z.int().nullable(),
  product_id: z.int(),
  name: z.string(),
  code: z.string(),
  product_image: z.array(ProductImage),
  quantity: z.int(),
  unit_price_cents: Cents,
})
export type OrderLine = z.output<typeof OrderLine>

/** Who moved a parcel on; nobody did what the clock or the payment did. */
export const OrderParty = z.enum(['buyer', 'store', 'operator', 'system'])
export type OrderParty = z.output<typeof OrderParty>

export const CancelReason = z.enum([
  'changed_mind',
  'ordered_wrong',
  'too_late',
  'out_of_stock',
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
  /** Of a wish to cancel or to give back: why, and what became of it, null while nobody has answered; `reply` is the store's. */
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
  /** Granted by silence then; null once it is answered. */
  answer_until: Instant.nullable(),
})
export type Cancellation = z.output<typeof Cancellation>

export const Tracking = z.object({
  carrier: z.string(),
  /** Null where the service is not tracked. */
  code: z.string().nullable(),
  url: z.string().nullable(),
  posted_at: Instant,
})

/** What a store says and shows of a return that it contests, and what its buyer answers. */
export const ReturnProofs = z.object({
  return_note: z.string().nullable(),
  return_photos: z.array(z.string()),
  return_reply: z.string().nullable(),
  return_reply_photos: z.array(z.string()),
})
export type ReturnProofs = z.output<typeof ReturnProofs>

/** What the buyer may do with a parcel right now. */
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
  /** Null is the Bra Center. */
  store: Store.pick({ id: true, name: true, slug: true }).nullable(),
  state: storeOrderLife.State,
  goods_cents: Cents,
  freight_cents: Cents,
  shipping: CartQuote,
  lines: z.array(OrderLine),
  /** Oldest first. */
  events: z.array(OrderEvent),
  tracking: Tracking.nullable(),
  /** Of what is on its way back. */
  return_tracking: Tracking.nullable(),
  /** While it is paid and not posted, nor lies ready to be fetched. */
  post_by: Instant.nullable(),
  /** The days in which it should come, once it is paid and until it is there. */
  arrives: z.object({ first: Instant, last: Instant }).nullable(),
  delivered_at: Instant.nullable(),
  /** The money goes to the store then. */
  completes_at: Instant.nullable(),
  /** While the buyer may give it back. */
  regret_until: Instant.nullable(),
  /** While it may go back: the last instant in which it can be posted. */
  send_back_until: Instant.nullable(),
  /** Its sender says that what was posted back has not come: an operator decides. */
  return_contested: z.boolean(),
  ...ReturnProofs.shape,
  cancellation: Cancellation.nullable(),
  /** `at` is null until the provider has done it; `reasons` are those of the parts that were given back. */
  refund: z.object({ cents: Cents, at: Instant.nullable(), reasons: z.array(z.string()) }).nullable(),
  /** Where it is fetched, or sent back to, in one line; null where there is nothing to fetch or to send. */
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
  /** Units in all lines. */
  count: z.int(),
  /** The first four. */
  pictures: z.array(z.object({ name: z.string(), product_image: z.array(ProductImage) })),
  parcels: z.array(StoreOrder.pick({ id: true, store: true, state: true }).extend({ reviewed: z.boolean() })),
  pay_until: Instant.nullable(),
  /** Until then one that expired may be paid anew, while its goods are there; null where it did not, or later. */
  renew_until: Instant.nullable(),
})
export type OrderSummary = z.output<typeof OrderSummary>

/** Where it goes, as it was then; what tells who it was for goes with the account. */
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

const Paged = z.object({ page: Page, per_page: PerPage })
const page = paged('products', OrderSummary)

export const ordersSchemas = {
  /** Newest first. */
  paginate: { body: Paged, reply: page },
  list: { query: Paged, reply: page },
  show: { params: ById, reply: Order },
}
