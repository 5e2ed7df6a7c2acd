import { z } from 'zod'
import { Product } from './catalog.schemas.ts'
import { ById, Id, Page, Paginate, PerPage, Text } from './shapes.ts'
import { Store } from './stores.schemas.ts'
import { extras, finishes, languages, offerConditions, productOrders, productTypes } from './trade.ts'

/** A card that a grading company sealed: the company, 1 to 10 in halves, and its certificate. */
export const Grade = z.object({
  company: z.string(),
  grade: z.number().min(1).max(10).multipleOf(0.5),
  certificate: z.string(),
})

/** In the order of the trade and each once, so that the same extras are the same offer. */
export const Extras = z
  .array(z.enum(extras))
  .max(extras.length)
  .transform((chosen) => extras.filter((extra) => chosen.includes(extra)))

/** What one store asks for one product in one exact variant. */
export const Offer = z.object({
  id: z.int(),
  product_id: z.int(),
  condition: z.enum(offerConditions),
  grade: Grade.nullable(),
  language: z.enum(languages),
  finish: z.enum(finishes),
  extras: z.array(z.enum(extras)),
  price_cents: z.int(),
  /** The price before a promotion, null when there is none. */
  regular_price_cents: z.int().nullable(),
  quantity: z.int(),
  comment: z.string().nullable(),
  photos: z.array(z.string()),
  bra_center: z.boolean(),
})
export type Offer = z.output<typeof Offer>

export const StoreListing = Offer.extend({ product: Product })
export type StoreListing = z.output<typeof StoreListing>

export const ShowProductsStore = z.object({
  store_id: Id,
  page: Page,
  per_page: PerPage,
  search: Text.optional(),
  type: z.enum(productTypes).optional(),
  category_id: Id.optional(),
  product_id: Id.optional(),
  condition: z.enum(offerConditions).optional(),
  language: z.enum(languages).optional(),
  finish: z.enum(finishes).optional(),
  order: z.enum(productOrders).default('relevance'),
})

/** How a product is on offer in one condition. */
export const ConditionOnOffer = z.object({
  condition: z.enum(offerConditions),
  name: z.string(),
  count: z.int(),
  quantity: z.int(),
  price_low: z.int(),
})

export const Promotion = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }),
  running: z.boolean(),
  ended: z.boolean(),
  offers_count: z.int(),
})
export type Promotion = z.output<typeof Promotion>

export const listingsSchemas = {
  ofStore: {
    body: ShowProductsStore,
    reply: z.object({
      products: z.array(StoreListing),
      paginate: Paginate,
      store: Store,
      total: z.int(),
      showing: z.int(),
      availableCount: z.int(),
      pausedCount: z.int(),
      categories: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
    }),
  },
  conditionsOfProduct: { body: z.object({ id: Id }), reply: z.object({ conditions: z.array(ConditionOnOffer) }) },
  promotions: { reply: z.object({ promotions: z.array(Promotion) }) },
  promotion: { params: ById, reply: Promotion },
}
