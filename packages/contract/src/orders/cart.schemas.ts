import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Product } from '../catalogue/catalog.schemas.ts'
import { Offer } from '../stores/listings.schemas.ts'
import { NamedOffer } from '../trade/offer.schemas.ts'
import { ById, Cents, Cep, Flag, GuestId, Id, result } from '../kit/shapes.ts'
import { ShippingMethod } from '../stores/shipping.schemas.ts'
import { Store } from '../stores/stores.schemas.ts'
import { Said } from '../kit/said.ts'
import { say } from '../kit/saying.ts'

export const MOST_OF_A_LINE = 999
/** An order costs at most R$ 20.000.000,00, with its freight. */
export const MOST_OF_AN_ORDER_CENTS = 2_000_000_000
/** Up to this price of one more card the cart says what its freight would be. */
export const PROBED_CARD_CENTS = 5000
const MOST_FILLED = 1000

const Quantity = z.coerce
  .number(both('Informe a quantidade.', 'Enter the quantity.'))
  .int(both('Informe um número inteiro.', 'Enter a whole number.'))
  .min(1, both('Informe ao menos 1.', 'Enter at least 1.'))
  .max(MOST_OF_A_LINE, both(`Informe no máximo ${MOST_OF_A_LINE}.`, `Enter at most ${MOST_OF_A_LINE}.`))

export const LineChange = z.object({
  kind: z.enum(['gone', 'paused', 'store_closed', 'sold_out', 'less_stock', 'price_up', 'price_down', 'variant']),
  text: Said,
})
export type LineChange = z.output<typeof LineChange>

/** `offer` is null if the store deleted it; condition, language and finish are then those last seen. */
export const CartLine = Offer.pick({ condition: true, language: true, finish: true }).extend({
  /** Identifies the line together with `bra_center`: an offer may come in part from the store and the centre. */
  id: z.int(),
  bra_center: z.boolean(),
  /** Lines are shown by rising place; `add` takes it to put a line back where it was. */
  place: z.int(),
  offer: Offer.pick({
    id: true,
    grade: true,
    extras: true,
    comment: true,
    photos: true,
    passport: true,
    regular_price_cents: true,
  }).nullable(),
  product: Product.pick({
    id: true,
    name: true,
    slug: true,
    type: true,
    card_number: true,
    code: true,
    categories: true,
    product_image: true,
  }),
  store: Store.pick({ id: true, name: true, slug: true }),
  quantity: z.int(),
  /** It is 0 if the line cannot be bought. */
  available: z.int(),
  unit_price_cents: Cents,
  /** It is the unit price times the available part of the quantity. */
  total_cents: Cents,
  changes: z.array(LineChange),
})
export type CartLine = z.output<typeof CartLine>

/** Days are business days and include posting. */
export const CartQuote = ShippingMethod.pick({ code: true, name: true, tracked: true, insured: true }).extend({
  cents: Cents,
  /** It is the price without free shipping. */
  regular_cents: Cents,
  days_min: z.int(),
  days_max: z.int(),
})
export type CartQuote = z.output<typeof CartQuote>

/** The cents are those of all parcels. */
export const GroupQuote = CartQuote.extend({ parcels: z.int() })
export type GroupQuote = z.output<typeof GroupQuote>

/** A null `store` is the Bra Center. */
export const CartGroup = z.object({
  store: Store.nullable(),
  lines: z.array(CartLine),
  count: z.int(),
  goods_cents: Cents,
  /** The cheapest comes first; empty without a CEP, or if nothing can be sent. */
  quotes: z.array(GroupQuote),
  /** It is the way used in the total: the chosen one, or the cheapest. */
  shipping: ShippingMethod.shape.code.nullable(),
  freight_cents: Cents.nullable(),
  notice: Said.nullable(),
  /** Counts cents of goods that free freight still lacks; 0 if it is free, null if there is no such rule. */
  free_missing_cents: z.int().nullable(),
  /** Free freight would take this off the freight; null if it lacks nothing, or if there is no such rule. */
  free_saves_cents: z.int().nullable(),
  /** The freight with one more card of up to `PROBED_CARD_CENTS`; null if it stays free, or cannot be known. */
  with_card_cents: Cents.nullable(),
})
export type CartGroup = z.output<typeof CartGroup>

export const Cart = z.object({
  id: z.int().nullable(),
  count: z.int(),
  groups: z.array(CartGroup),
  /** It is null if no CEP is known, or if the CEP belongs to no state. */
  cep: z.string().nullable(),
  notice: Said.nullable(),
  free_day: z.object({ name: z.string(), minimum_cents: z.int().nullable() }).nullable(),
  goods_cents: Cents,
  /** It is null if some group with goods cannot be sent. */
  freight_cents: Cents.nullable(),
  total_cents: Cents,
  can_checkout: z.boolean(),
})
export type Cart = z.output<typeof Cart>

/** Freight is quoted to this CEP, or without one to the default address. */
const To = z.object({ cep: Cep.optional() })
const Line = To.extend({ id: Id, bra_center: Flag.default(false) })
const reply = result(Cart)
export const SeenOffer = NamedOffer.pick({
  condition: true,
  grade: true,
  language: true,
  finish: true,
  extras: true,
  price_cents: true,
})
export type SeenOffer = z.output<typeof SeenOffer>
const NotPut = z.object({ id: z.int(), name: z.string().nullable(), quantity: z.int(), text: Said })
const toVisitors = say(
  'Para adicionar itens ao carrinho, por favor, faça login.',
  'To add items to the cart, please sign in.',
)

export const cartSchemas = {
  add: {
    toVisitors,
    body: To.extend({
      id: Id,
      quantity: Quantity.default(1),
      /** The person saw the offer so; the call is refused if variant or price have changed. */
      seen: SeenOffer.optional(),
      place: Id.optional(),
      /** Without it the one place that has enough is the origin, the centre first. */
      bra_center: Flag.optional(),
    }),
    reply,
  },
  ofVisitor: { body: To, reply },
  join: {
    body: To.extend({ guest_id: GuestId }),
    /** `left` lists what was not joined and why; of it `waiting` rows stay in the visitor's cart. */
    reply: reply.extend({ left: z.array(NotPut), waiting: z.int() }),
  },
  fill: {
    toVisitors,
    body: To.extend({
      /** A null `bra_center` stands for the one place that has enough. */
      items: z
        .array(Line.omit({ cep: true }).extend({ bra_center: Flag.nullable().default(false), quantity: Quantity }))
        .min(1)
        .max(MOST_FILLED),
      /** Lines of the cart that the items replace. Then either all items are added, or the cart stays as it is. */
      replaces: z.array(Id).max(MOST_FILLED).default([]),
    }),
    /** `left` says what was not added and why; the name is null if the offer no longer exists. */
    reply: reply.extend({ left: z.array(NotPut) }),
  },
  active: { params: ById, query: To, reply },
  remove: { body: Line, reply },
  update: {
    body: Line.extend({
      quantity: Quantity,
      /** True also accepts a change of price or variant; otherwise it stays reported. */
      agrees: Flag.default(true),
    }),
    reply,
  },
  chooseShipping: {
    body: To.extend({
      /** Null stands for the parcel from the Bra Center. */
      store_id: Id.nullable(),
      method: ShippingMethod.shape.code,
    }),
    reply,
  },
}
