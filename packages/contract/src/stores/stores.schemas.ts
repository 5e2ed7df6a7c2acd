import { z } from 'zod'
import { both } from '../kit/both.ts'
import { storeLife } from './store-life.ts'
import { ById, Flag, Id, Instant, Page, paged, PerPage, result, Text, UfCode, withoutBlanks } from '../kit/shapes.ts'

/** Public facts of a store. Scores are null below 10 sales, so that no score is made up. */
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

/** Shares from 0 to 1; null for a new store, and if there was nothing to count. */
export const StoreHabits = z.object({
  /** It is the share of parcels of 60 days that were posted in time. */
  on_time_rate: z.number().nullable(),
  /** It is the share of units sold in 180 days that the store sent, and did not cancel or lack. */
  honour_rate: z.number().nullable(),
  /** It is the share of units delivered in 180 days that came in the condition in which they were sold. */
  grading_rate: z.number().nullable(),
})

export const Legal = z.object({ name: z.string(), document: z.string(), address: z.string(), email: z.string() })

/** The page of a store must show who is legally behind it (Decreto 7.962/2013 art. 2). */
export const StoreDetail = Store.extend({
  description: z.string(),
  policies: z.string(),
  back_on: z.iso.date().nullable(),
  legal: Legal,
  ...StoreHabits.shape,
  cancellation_rate: z.number().nullable(),
})
export type StoreDetail = z.output<typeof StoreDetail>

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

export const OwnCard = Store.extend({ status: storeLife.State })
export type OwnCard = z.output<typeof OwnCard>

export const RankedStore = Store.extend({
  position: z.int(),
  orders_60d: z.int(),
  /** The mean that decides the position; null without recent reviews, when `rating` decides. */
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
  /** True keeps the caller's own stores in any state; `?mine` without a value counts as true. */
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
    query: withoutBlanks(StoreQuery, ['mine']),
    reply: paged('stores', OwnCard).extend({ ufs: z.array(z.object({ uf: z.string(), count: z.int() })) }),
  },
  show: { params: z.object({ id: z.string().trim().min(1).max(80) }), reply: StoreDetail },
  own: { reply: z.object({ stores: z.array(OwnStore) }) },
}

export const rankingSchemas = {
  ranking: {
    body: withoutBlanks(z.object({ page: Page, per_page: PerPage, uf: UfCode.optional() })),
    reply: paged('list', RankedStore),
  },
}

const NO_ANSWER = both('Escreva a resposta.', 'Write the answer.')

export const reviewsSchemas = {
  /** Sets the store's public answer to a review; a later answer replaces an earlier one. */
  answer: {
    body: z.object({
      id: Id,
      answer: z
        .string(NO_ANSWER)
        .trim()
        .min(1, NO_ANSWER)
        .max(1000, both('Use no máximo 1.000 letras.', 'Use at most 1,000 letters.')),
    }),
    reply: result(Review),
  },
  ofStore: {
    params: ById,
    query: withoutBlanks(
      z.object({
        page: Page,
        per_page: PerPage,
        stars: z.coerce.number().int().min(1).max(5).optional(),
        unanswered: Flag.optional(),
      }),
    ),
    reply: paged('reviews', Review).extend({
      average: z.number().nullable(),
      count: z.int(),
      /** Counts reviews with 1, 2, 3, 4 and 5 stars. */
      stars: z.array(z.int()).length(5),
    }),
  },
}
