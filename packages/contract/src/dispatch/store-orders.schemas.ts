import { z } from 'zod'
import { CartQuote } from './cart.schemas.ts'
import { storeOrderLife } from './order-life.ts'
import { CancelReason, OrderAddress, OrderSummary, ReturnProofs, StoreOrder } from './orders.schemas.ts'
import { PhotoAddresses } from './photos.schemas.ts'
import { ById, Cents, Flag, Id, Instant, Page, paged, PerPage, Reason, result, Text, Words } from './shapes.ts'

/** How a store looks at its orders: every state stands in one of them. */
export const SaleTab = z.enum(['prepare', 'ready', 'asked', 'sent', 'done', 'returns', 'unpaid', 'over'])
export type SaleTab = z.output<typeof SaleTab>

/** What a store may do with an order itself; what the centre sends it cannot move at all. */
export const StoreMove = z.enum(
  ['pick', 'pack', 'post', 'authorise', 'take_back', 'contest', 'claim_arrival'],
  'Escolha o que fazer com o pedido.',
)
export type StoreMove = z.output<typeof StoreMove>

/** `give_back` is a part of the money, `cancel` also grants what the buyer asks for, `keep` refuses it. */
export const StoreAction = z.enum([...StoreMove.options, 'give_back', 'cancel', 'keep'])
export type StoreAction = z.output<typeof StoreAction>

export const StoreSale = z.object({
  id: z.int(),
  order_id: z.int(),
  created_at: Instant,
  state: storeOrderLife.State,
  /** Of the centre's only what this store's goods cost, without freight. */
  goods_cents: Cents,
  freight_cents: Cents,
  count: z.int(),
  pictures: OrderSummary.shape.pictures,
  /** Sent by the centre. */
  bra_center: z.boolean(),
  /** Null until it is paid. */
  buyer: z.string().nullable(),
  post_by: Instant.nullable(),
  /** The last day to post it is over. */
  late: z.boolean(),
  shipping: CartQuote.pick({ code: true, name: true }),
  /** Why it was, or should be, cancelled or given back, and by when something has to happen with a return. */
  reason: CancelReason.nullable(),
  return_until: Instant.nullable(),
})
export type StoreSale = z.output<typeof StoreSale>

export const StoreSaleDetail = StoreSale.omit({
  pictures: true,
  shipping: true,
  reason: true,
  return_until: true,
}).extend({
  ...StoreOrder.pick({
    shipping: true,
    lines: true,
    events: true,
    tracking: true,
    arrives: true,
    delivered_at: true,
    completes_at: true,
    cancellation: true,
    refund: true,
    review: true,
  }).shape,
  commission_cents: Cents,
  /** What went back to the buyer, by refunds or by a bank, and the commission that is kept of the rest; 0 as `net_cents`. */
  refunded_cents: Cents,
  kept_commission_cents: Cents,
  /** What is left to the store once what was given back is taken off; 0 of what the centre sends. */
  net_cents: Cents,
  /** Null until it is paid, and of what the centre sends. */
  address: OrderAddress.nullable(),
  return_code: z.string().nullable(),
  /** The store has said what is wrong with it, and waits for the decision. */
  return_contested_at: Instant.nullable(),
  ...ReturnProofs.shape,
  /** The store has said that it came, and waits for the decision. */
  arrival_claimed_at: Instant.nullable(),
  /** The code of its label, until it is posted under it. */
  label_code: z.string().nullable(),
  /** The one that its carrier sells: what it cost, once it is paid; null where the store has one of its own, or none. */
  label: z.object({ state: z.enum(['intended', 'paid', 'bought']), cents: Cents.nullable() }).nullable(),
  /** It can be bought now. */
  sells_label: z.boolean(),
  actions: z.array(StoreAction),
})
export type StoreSaleDetail = z.output<typeof StoreSaleDetail>

const changed = result(StoreSaleDetail)

export const storeOrdersSchemas = {
  /** Newest first; what has to be prepared, by the day on which it has to be posted. `counts` are those of the whole list. */
  list: {
    params: z.object({ store_id: Id }),
    query: z.object({
      page: Page,
      per_page: PerPage,
      /** What the centre sends, instead of what the store sends itself. */
      bra_center: z.union([z.literal('').transform(() => false), Flag]).default(false),
      state: storeOrderLife.State.optional(),
      tab: SaleTab.optional(),
      /** A number, a buyer, or a card. */
      search: Text.optional(),
    }),
    reply: paged('orders', StoreSale).extend({ counts: z.record(SaleTab, z.int()) }),
  },
  show: { params: ById, reply: StoreSaleDetail },
  cancel: { body: ById.extend({ reason: CancelReason, comment: Words(500).optional() }), reply: changed },
  /** A part, or all, of what is held for what has come; `refunded_cents` is what had been given back as it was seen. */
  giveBack: {
    body: ById.extend({
      cents: z.number('Digite o valor.').int().min(1, 'Digite o valor.').max(100_000_000),
      refunded_cents: Cents.min(0),
      reason: Reason,
    }),
    reply: changed,
  },
  keep: { body: ById.extend({ comment: Words(500).optional() }), reply: changed },
  move: {
    body: ById.extend({
      move: StoreMove,
      tracking_code: Words(40).optional(),
      note: Words(500).optional(),
      /** Of a return that is contested. */
      photos: PhotoAddresses.default([]),
    }),
    reply: changed,
  },
}
