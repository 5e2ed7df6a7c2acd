import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Invoice, InvoiceState } from './invoice.schemas.ts'
import { saleFilters } from './sales-filter.schemas.ts'
import { CartQuote } from '../orders/cart.schemas.ts'
import { storeOrderLife } from '../orders/order-life.ts'
import { CancelReason, OrderAddress, OrderSummary, ReturnProofs, StoreOrder } from '../orders/orders.schemas.ts'
import { PackedPassport } from '../ground/passports.schemas.ts'
import { PhotoAddresses } from '../ground/photos.schemas.ts'
import {
  ById,
  Cents,
  Flag,
  Id,
  Instant,
  Page,
  paged,
  PerPage,
  Reason,
  result,
  Text,
  withoutBlanks,
  Words,
} from '../kit/shapes.ts'

export const SaleTab = z.enum(['prepare', 'ready', 'asked', 'sent', 'done', 'returns', 'unpaid', 'over'])
export type SaleTab = z.output<typeof SaleTab>

/** What a store may do with its own parcels; it cannot move parcels that the centre sends. */
export const StoreMove = z.enum(
  ['pick', 'pack', 'post', 'authorise', 'take_back', 'contest', 'claim_arrival'],
  both('Escolha o que fazer com o pedido.', 'Choose what to do with the order.'),
)
export type StoreMove = z.output<typeof StoreMove>

/** `lack`: cards were not found; `give_back` refunds a part; `cancel` also grants the buyer's request. */
export const StoreAction = z.enum([...StoreMove.options, 'check_card', 'lack', 'give_back', 'cancel', 'keep'])
export type StoreAction = z.output<typeof StoreAction>

export const StoreSale = z.object({
  id: z.int(),
  order_id: z.int(),
  part: z.int(),
  parts: z.int(),
  created_at: Instant,
  state: storeOrderLife.State,
  /** If the centre sends the parcel, only this store's goods count, and the freight is 0. */
  goods_cents: Cents,
  freight_cents: Cents,
  count: z.int(),
  pictures: OrderSummary.shape.pictures,
  bra_center: z.boolean(),
  buyer: z.string().nullable(),
  /** It is null until the parcel is paid, and for parcels that the centre sends. */
  place: z.object({ city: z.string(), uf: z.string() }).nullable(),
  /** It is the newest tax document with value by law; null if there is none. */
  document: z.object({ state: InvoiceState, reason: z.string().nullable() }).nullable(),
  /** True once the parcel has a tracking code, of a label or of its posting. */
  labelled: z.boolean(),
  post_by: Instant.nullable(),
  late: z.boolean(),
  shipping: CartQuote.pick({ code: true, name: true }),
  reason: CancelReason.nullable(),
  return_until: Instant.nullable(),
})
export type StoreSale = z.output<typeof StoreSale>

export const StoreSaleDetail = StoreSale.omit({
  pictures: true,
  shipping: true,
  reason: true,
  return_until: true,
  place: true,
  document: true,
  labelled: true,
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
  siblings: z.array(z.object({ id: z.int(), part: z.int() })),
  commission_cents: Cents,
  /** Counts refunds and chargebacks, and the commission kept on the rest; both are 0 if the centre sends it. */
  refunded_cents: Cents,
  kept_commission_cents: Cents,
  net_cents: Cents,
  address: OrderAddress.nullable(),
  return_code: z.string().nullable(),
  return_contested_at: Instant.nullable(),
  ...ReturnProofs.shape,
  arrival_claimed_at: Instant.nullable(),
  label_code: z.string().nullable(),
  /** Its cents are null until it is paid; null without a label of the carrier. */
  label: z.object({ state: z.enum(['intended', 'paid', 'bought']), cents: Cents.nullable() }).nullable(),
  invoices: z.array(Invoice),
  /** The places where the offers of the lines lie now, and where cards go back to; lines without a place are absent. */
  places: z.array(z.object({ line_id: z.int(), position: z.string().nullable(), sku: z.string().nullable() })),
  /** True if it may not be made ready or posted before its document is authorised. */
  needs_invoice: z.boolean(),
  sells_label: z.boolean(),
  /** True if the label is paid from the store's own account at the carrier. */
  own_account: z.boolean(),
  actions: z.array(StoreAction),
})
export type StoreSaleDetail = z.output<typeof StoreSaleDetail>

const changed = result(StoreSaleDetail)

const NO_AMOUNT = both('Digite o valor.', 'Type the amount.')
const HOW_MANY = both('Digite quantas faltaram.', 'Enter how many are missing.')

export const storeOrdersSchemas = {
  /** `counts` ignore the filters. */
  list: {
    params: z.object({ store_id: Id }),
    query: withoutBlanks(
      z.object({
        page: Page,
        per_page: PerPage,
        bra_center: Flag.default(false),
        state: storeOrderLife.State.optional(),
        tab: SaleTab.optional(),
        search: Text.optional(),
        ...saleFilters,
      }),
    ),
    reply: paged('orders', StoreSale).extend({
      counts: z.record(SaleTab, z.int()),
      /** Lists all parcels that can be chosen, also those of other pages; at most `MOST_CHOSEN`. */
      choosable: z.array(z.object({ id: z.int(), order_id: z.int(), cents: Cents })),
    }),
  },
  show: { params: ById, reply: StoreSaleDetail },
  cancel: { body: ById.extend({ reason: CancelReason, comment: Words(500).optional() }), reply: changed },
  /** Refunds a part or all of the held money after delivery; refused if `refunded_cents` has changed. */
  giveBack: {
    body: ById.extend({
      cents: z.number(NO_AMOUNT).int().min(1, NO_AMOUNT).max(100_000_000),
      refunded_cents: Cents.min(0),
      reason: Reason,
    }),
    reply: changed,
  },
  /** `quantity` has all units of the line that lack, so that a repeat gives nothing back; something must remain. */
  lacking: {
    body: ById.extend({
      lines: z
        .array(z.object({ line_id: Id, quantity: z.int(HOW_MANY).min(1, HOW_MANY) }))
        .min(1, both('Escolha ao menos uma carta.', 'Choose at least one card.'))
        .max(1000),
    }),
    reply: changed,
  },
  /** Compares a card with its offer's passport before posting; once for each line, as these photos are evidence. */
  checkCard: {
    body: ById.extend({ line_id: Id, passport: PackedPassport.nullable() }),
    reply: changed,
  },
  keep: { body: ById.extend({ comment: Words(500).optional() }), reply: changed },
  move: {
    body: ById.extend({
      move: StoreMove,
      tracking_code: Words(40).optional(),
      note: Words(500).optional(),
      photos: PhotoAddresses.default([]),
    }),
    reply: changed,
  },
}
