import { z } from 'zod'
import { storeLife } from './store-life.ts'
import { ById, Flag, Id, Instant, Page, paged, PerPage, result, Text, UfCode } from './shapes.ts'

/** What everyone may know of a store. Scores are null while it has fewer than 10 sales: never a made-up score. */
export const Store = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  status: z.enum(['open', 'vacation', 'suspended', 'closed']),
  city: z.string(),
  uf: z.string(),
  avatar: z.string(),
  banner: z.string().nullable(),
  new_store: z.boolean(),
  /** 1 to 5, one decimal. */
  rating: z.number().nullable(),
  reviews_count: z.int(),
  sales_count: z.int(),
  offers_count: z.int(),
  /** Business days between payment and posting. */
  posts_in_days: z.int(),
  free_shipping_over_cents: z.int().nullable(),
  bra_center: z.boolean(),
  member_since: Instant,
})
export type Store = z.output<typeof Store>

/** Who sells, before the law. */
export const Legal = z.object({ name: z.string(), document: z.string(), address: z.string(), email: z.string() })

/** The page of a store shows who it is before the law (Decreto 7.962/2013 art. 2). */
export const StoreDetail = Store.extend({
  description: z.string(),
  policies: z.string(),
  back_on: z.iso.date().nullable(),
  legal: Legal,
  on_time_rate: z.number().nullable(),
  cancellation_rate: z.number().nullable(),
})
export type StoreDetail = z.output<typeof StoreDetail>

/** A store as its owner sees it, from the day that it was asked for. */
export const OwnStore = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  status: storeLife.State,
  city: z.string(),
  uf: z.string(),
  avatar: z.string(),
  back_on: z.iso.date().nullable(),
})
export type OwnStore = z.output<typeof OwnStore>

/** The card of a store for its owner, there whatever became of the store. */
export const OwnCard = Store.extend({ status: storeLife.State })
export type OwnCard = z.output<typeof OwnCard>

export const RankedStore = Store.extend({
  position: z.int(),
  orders_60d: z.int(),
  /** The one that counts for the position; null where nobody judged lately, and then `rating` does. */
  rating_60d: z.number().nullable(),
  reviews_60d: z.int(),
  on_time_rate: z.number().nullable(),
  cancellation_rate: z.number().nullable(),
})
export type RankedStore = z.output<typeof RankedStore>

export const Review = z.object({
  id: z.int(),
  stars: z.int(),
  comment: z.string().nullable(),
  author: z.string(),
  uf: z.string(),
  answer: z.string().nullable(),
  created_at: Instant,
})
export type Review = z.output<typeof Review>

const StoreQuery = z.object({
  /** The stores of whoever asks, whatever their state; the word alone says yes. */
  mine: z
    .union([z.literal(''), z.stringbool()])
    .optional()
    .transform((mine) => mine === '' || mine === true),
  page: Page,
  per_page: PerPage,
  search: Text.optional(),
  uf: UfCode.optional(),
  min_rating: z.coerce.number().min(1).max(5).optional(),
  free_shipping: z.stringbool().optional(),
  bra_center: z.stringbool().optional(),
  order: z.enum(['sales', 'rating', 'name', 'newest', 'offers']).default('sales'),
})

export const storesSchemas = {
  list: {
    query: StoreQuery,
    reply: paged('stores', OwnCard).extend({ ufs: z.array(z.object({ uf: z.string(), count: z.int() })) }),
  },
  show: { params: z.object({ id: z.string().trim().min(1).max(80) }), reply: StoreDetail },
  /** Oldest first. */
  own: { reply: z.object({ stores: z.array(OwnStore) }) },
}

export const rankingSchemas = {
  ranking: {
    body: z.object({ page: Page, per_page: PerPage, uf: UfCode.optional() }),
    reply: paged('list', RankedStore),
  },
}

export const reviewsSchemas = {
  /** What the store says to it, in public; a later answer takes the place of an earlier one. */
  answer: {
    body: z.object({
      id: Id,
      answer: z
        .string('Escreva a resposta.')
        .trim()
        .min(1, 'Escreva a resposta.')
        .max(1000, 'Use no máximo 1.000 letras.'),
    }),
    reply: result(Review),
  },
  ofStore: {
    params: ById,
    query: z.object({
      page: Page,
      per_page: PerPage,
      stars: z.coerce.number().int().min(1).max(5).optional(),
      /** Those of the last thirty days that say something, and to which the store has said nothing. */
      unanswered: Flag.optional(),
    }),
    reply: paged('reviews', Review).extend({
      average: z.number().nullable(),
      count: z.int(),
      /** How many of 1, 2, 3, 4 and 5 stars. */
      stars: z.array(z.int()).length(5),
    }),
  },
}
