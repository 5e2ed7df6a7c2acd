import { z } from 'zod'
import { CartLine, CartQuote } from './cart.schemas.ts'
import { refuseCardNumbers } from './payments.schemas.ts'
import { ById, Cents, Page, paged, PerPage } from './shapes.ts'
import { lifecycle } from './states.ts'
import { Store } from './stores.schemas.ts'

/** What one store, or the centre, sends. */
export const storeOrderLife = lifecycle({
  awaiting_payment: { pay: 'paid', expire: 'expired' },
  paid: {},
  /** Paid too late, it comes back while there is stock. */
  expired: { pay: 'paid' },
})
export type StoreOrderState = z.output<typeof storeOrderLife.State>

/** Intended until the provider has answered. */
export const orderPaymentLife = lifecycle({
  intended: { ask: 'pending', pay: 'paid', refuse: 'refused', expire: 'expired' },
  pending: { pay: 'paid', refuse: 'refused', expire: 'expired' },
  paid: {},
  refused: { pay: 'paid', refund: 'refunding' },
  expired: { pay: 'paid', refund: 'refunding' },
  refunding: { finish: 'refunded' },
  refunded: {},
})
export type OrderPaymentState = z.output<typeof orderPaymentLife.State>

/** What the payer's bank reads, and until when; null until the provider has answered. */
const Pix = z.object({ code: z.string(), expires_at: z.date() })

/** The offer as it was when the order was placed. */
export const OrderLine = CartLine.pick({ condition: true, language: true, finish: true }).extend({
  id: z.int(),
  product_id: z.int(),
  name: z.string(),
  code: z.string(),
  quantity: z.int(),
  unit_price_cents: Cents,
})
export type OrderLine = z.output<typeof OrderLine>

export const StoreOrder = z.object({
  id: z.int(),
  /** Null is the Bra Center. */
  store: Store.pick({ id: true, name: true, slug: true }).nullable(),
  state: storeOrderLife.State,
  goods_cents: Cents,
  freight_cents: Cents,
  shipping: CartQuote,
  lines: z.array(OrderLine),
})
export type StoreOrder = z.output<typeof StoreOrder>

export const OrderSummary = z.object({
  order_id: z.int(),
  created_at: z.date(),
  state: storeOrderLife.State,
  goods_cents: Cents,
  freight_cents: Cents,
  total_cents: Cents,
})

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
  payment: z.object({ method: z.literal('pix'), state: orderPaymentLife.State, pix: Pix.nullable() }),
  store_orders: z.array(StoreOrder),
})
export type Order = z.output<typeof Order>

const Paged = z.object({ page: Page, per_page: PerPage })
const page = paged('products', OrderSummary)

export const ordersSchemas = {
  place: {
    refuses: refuseCardNumbers,
    body: z.object({
      method: z.literal('pix', 'Escolha como pagar.'),
      address_id: z.coerce.number('Escolha o endereço de entrega.').int().min(1).max(2_147_483_647),
      /** What the buyer saw. */
      total_cents: Cents.min(0),
    }),
    reply: z.object({ order_id: z.int(), pix: Pix.nullable() }),
  },
  /** Newest first. */
  paginate: { body: Paged, reply: page },
  list: { query: Paged, reply: page },
  show: { params: ById, reply: Order },
}
