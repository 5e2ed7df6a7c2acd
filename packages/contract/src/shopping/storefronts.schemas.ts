import { z } from 'zod'
import { Cents, Cep, Flag, Id, Paginate, withoutBlanks } from '../kit/shapes.ts'
import { CartLine } from '../orders/cart.schemas.ts'
import { ShowProductsStore, StoreListing } from '../stores/listings.schemas.ts'
import { Store } from '../stores/stores.schemas.ts'

const MOST_MARKED = 96

export const StorefrontOffer = StoreListing.extend({
  /** Percent above (or below, if negative) the median price paid; null if too few were sold. */
  versus_median: z.int().nullable(),
})
export type StorefrontOffer = z.output<typeof StorefrontOffer>

const OffersAsked = ShowProductsStore.extend({
  mine: z.enum(['wanted', 'missing']).optional(),
  wanted_first: Flag.default(false),
})
export type OffersAsked = z.output<typeof OffersAsked>

export const WantedItem = StoreListing.pick({ id: true, condition: true, language: true, finish: true }).extend({
  quantity: z.int(),
  price_cents: Cents,
  product: CartLine.shape.product,
})
export type WantedItem = z.output<typeof WantedItem>

export const Completing = z.object({
  items: z.array(WantedItem),
  others: z.int(),
  goods_cents: Cents,
  /** Freight of the parcel is told as it is and with the items; null without a CEP, or if it cannot be sent. */
  freight_before_cents: Cents.nullable(),
  freight_cents: Cents.nullable(),
})
export type Completing = z.output<typeof Completing>

export const storefrontsSchemas = {
  offers: {
    body: withoutBlanks(OffersAsked),
    reply: z.object({
      products: z.array(StorefrontOffer),
      paginate: Paginate,
      store: Store,
      total: z.int(),
      showing: z.int(),
      availableCount: z.int(),
      pausedCount: z.int(),
      /** The collections that have cards on sale here; if the request names a game, only the collections of that game. */
      categories: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
      games: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
    }),
  },
  marks: {
    body: z.object({ ids: z.array(Id).max(MOST_MARKED) }),
    reply: z.object({ wanted: z.array(z.int()), missing: z.array(z.int()) }),
  },
  /** Freight is that to this CEP, or without one to the person's default address. */
  parcel: {
    body: withoutBlanks(z.object({ store_id: Id, cep: Cep.optional() })),
    reply: z.object({
      own: z.boolean(),
      cep: z.string().nullable(),
      /** Freight is free from this value of goods on, by the store's rule or today's; null without a rule. */
      free_from_cents: Cents.nullable(),
      /** Freight of one card to the CEP by the table, in cents; null without a CEP. */
      one_card: z.object({ cents: Cents, method: z.string() }).nullable(),
      /** `missing` counts up to `MOST_COUNTED`; null for visitors. */
      mine: z.object({ wanted: z.int(), missing: z.int() }).nullable(),
      completing: Completing.nullable(),
    }),
  },
}
