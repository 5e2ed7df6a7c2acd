import { z } from 'zod'
import { Product } from './catalog.schemas.ts'
import { Offer } from './listings.schemas.ts'
import { ById, Cents, Cep, Flag, Id, result } from './shapes.ts'
import { ShippingMethod } from './shipping.schemas.ts'
import { Store } from './stores.schemas.ts'

export const MOST_OF_A_LINE = 999
/** What an order comes to at most, freight included: R$ 20.000.000,00. */
export const MOST_OF_AN_ORDER_CENTS = 2_000_000_000
const MOST_FILLED = 1000

const Quantity = z.coerce
  .number('Informe a quantidade.')
  .int('Informe um número inteiro.')
  .min(1, 'Informe ao menos 1.')
  .max(MOST_OF_A_LINE, `Informe no máximo ${MOST_OF_A_LINE}.`)

/** What differs from when the line was put in; `text` is the sentence for the person. */
export const LineChange = z.object({
  kind: z.enum(['gone', 'paused', 'store_closed', 'sold_out', 'less_stock', 'price_up', 'price_down', 'variant']),
  text: z.string(),
})
export type LineChange = z.output<typeof LineChange>

/** The offer is null where the store took it away; condition, language and finish are then those last seen. */
export const CartLine = Offer.pick({ condition: true, language: true, finish: true }).extend({
  /** With `bra_center`, what names a line: one offer may come in part from the store and in part from the centre. */
  id: z.int(),
  bra_center: z.boolean(),
  offer: Offer.pick({
    id: true,
    grade: true,
    extras: true,
    comment: true,
    photos: true,
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
  /** How many there are now where this line comes from; 0 where nothing can be bought. */
  available: z.int(),
  unit_price_cents: Cents,
  /** Unit price times what there is of the quantity. */
  total_cents: Cents,
  changes: z.array(LineChange),
})
export type CartLine = z.output<typeof CartLine>

/** A way to send one group, posting included in the business days. */
export const CartQuote = ShippingMethod.pick({ code: true, name: true, tracked: true, insured: true }).extend({
  cents: Cents,
  /** What it costs without the free freight. */
  regular_cents: Cents,
  days_min: z.int(),
  days_max: z.int(),
})
export type CartQuote = z.output<typeof CartQuote>

/** What comes in one parcel: from one store, or from the Bra Center, where `store` is null. */
export const CartGroup = z.object({
  store: Store.nullable(),
  lines: z.array(CartLine),
  /** Units that can be bought. */
  count: z.int(),
  goods_cents: Cents,
  /** Cheapest first; none without a CEP, or when nothing here can be sent. */
  quotes: z.array(CartQuote),
  /** The way that counts in the sum: the chosen one, the cheapest without a choice. */
  shipping: ShippingMethod.shape.code.nullable(),
  freight_cents: Cents.nullable(),
  /** Why a choice fell away, or why nothing can be sent. */
  notice: z.string().nullable(),
  /** Goods still missing for free freight; 0 when it is free, null where there is no such rule. */
  free_missing_cents: z.int().nullable(),
})
export type CartGroup = z.output<typeof CartGroup>

export const Cart = z.object({
  /** Null until something was put in. */
  id: z.int().nullable(),
  /** Units in all lines. */
  count: z.int(),
  groups: z.array(CartGroup),
  /** Null where none is known, and where the one that was asked for is of no state. */
  cep: z.string().nullable(),
  /** Why freight is not reckoned to the CEP that was asked for. */
  notice: z.string().nullable(),
  /** The rule that makes freight free today for the state of the CEP. */
  free_day: z.object({ name: z.string(), minimum_cents: z.int().nullable() }).nullable(),
  goods_cents: Cents,
  /** Null while a group with goods has no way to be sent. */
  freight_cents: Cents.nullable(),
  total_cents: Cents,
  can_checkout: z.boolean(),
})
export type Cart = z.output<typeof Cart>

/** Freight is quoted to this CEP; without it to the default address. */
const To = z.object({ cep: Cep.optional() })
const Line = To.extend({ id: Id, bra_center: Flag.default(false) })
const reply = result(Cart)
const toVisitors = 'Para adicionar itens ao carrinho, por favor, faça login.'

export const cartSchemas = {
  add: {
    toVisitors,
    body: To.extend({
      /** The offer. */
      id: Id,
      quantity: Quantity.default(1),
      /** From where; without it from the one place that has enough, the centre first. */
      bra_center: Flag.optional(),
    }),
    reply,
  },
  fill: {
    toVisitors,
    body: To.extend({
      /** Offers, with where each comes from; null is the one place that has enough. */
      items: z
        .array(Line.omit({ cep: true }).extend({ bra_center: Flag.nullable().default(false), quantity: Quantity }))
        .min(1)
        .max(MOST_FILLED),
      /** Lines of the cart that all of it takes the place of: it is then bought whole, or the cart stays as it is. */
      replaces: z.array(Id).max(MOST_FILLED).default([]),
    }),
    /** `left` is what did not go in, with the sentence that says why; nobody knows the name of an offer that is gone. */
    reply: reply.extend({
      left: z.array(z.object({ id: z.int(), name: z.string().nullable(), quantity: z.int(), text: z.string() })),
    }),
  },
  active: { params: ById, query: To, reply },
  remove: { body: Line, reply },
  update: {
    body: Line.extend({
      quantity: Quantity,
      /** Whether a change of price or variant is agreed to as well; it stays told where it is not. */
      agrees: Flag.default(true),
    }),
    reply,
  },
  chooseShipping: {
    body: To.extend({
      /** Null for what comes from the Bra Center. */
      store_id: Id.nullable(),
      method: ShippingMethod.shape.code,
    }),
    reply,
  },
}
