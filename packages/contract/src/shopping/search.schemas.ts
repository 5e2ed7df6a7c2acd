import { z } from 'zod'
import { Category, Product, ProductDetail } from './catalog.schemas.ts'
import { Offer } from './listings.schemas.ts'
import { Cep, GuestId, Id, Option, Page, Paginate, paged, PerPage, Slug, UfCode } from './shapes.ts'
import { Store } from './stores.schemas.ts'
import { finishes, languages, offerConditions, offerOrders, productOrders } from './trade.ts'

const slugs = z.array(Slug).max(40).default([])

/** Several values of one filter mean "or", several filters mean "and"; those on an offer must hold for the same offer. */
export const ProductFilter = z.object({
  search: z.string().trim().max(120).optional(),
  categories: z.array(Id).max(40).default([]),
  business: Slug.optional(),
  rarities: slugs,
  elements: slugs,
  brands: slugs,
  leagues: slugs,
  /** A card condition means "this or better". */
  condition: z.enum(offerConditions).optional(),
  languages: z.array(z.enum(languages)).max(10).default([]),
  finishes: z.array(z.enum(finishes)).max(7).default([]),
  /** Cents. */
  price_min: z.int().min(0).max(1_000_000_000).optional(),
  price_max: z.int().min(0).max(1_000_000_000).optional(),
  ufs: z.array(UfCode).max(27).default([]),
  bra_center: z.boolean().default(false),
  on_sale: z.boolean().default(false),
  tag: Slug.optional(),
  /** `0` means any running promotion. */
  promotion: z.int().min(0).max(2_147_483_647).optional(),
})
export type ProductFilter = z.input<typeof ProductFilter>

export const ProductsPaginate = ProductFilter.extend({
  type: z.enum(['after_initial_rank', 'tcg', 'acs', 'bra', 'filter', 'default']),
  uf: UfCode.optional(),
  page: Page,
  per_page: PerPage,
  order: z.enum(productOrders).default('relevance'),
  facets: z.boolean().default(false),
})

export const Facets = z.object({
  /** The fullest, and those that are applied. */
  categories: z.array(Option),
  /** Id and count of each of the rest: they may be a thousand. */
  other_categories: z.array(z.tuple([z.int(), z.int()])),
  rarities: z.array(Option),
  elements: z.array(Option),
  brands: z.array(Option),
  leagues: z.array(Option),
  conditions: z.array(Option),
  languages: z.array(Option),
  finishes: z.array(Option),
  ufs: z.array(Option),
  bra_center: z.int(),
  on_sale: z.int(),
  price: z.object({ min: z.int(), max: z.int() }).nullable(),
})
export type Facets = z.output<typeof Facets>

/** A product of a list, with what the list's filters make of it: prices and offers are of those that were asked for. */
export const FoundProduct = Product.extend({
  free_shipping: z.boolean(),
  /** The cheapest of its offers in a running promotion, of the one that was asked for; another offer may cost less. */
  promotion: z
    .object({
      id: z.int(),
      price_cents: z.int(),
      regular_price_cents: z.int(),
      discount_percent: z.int(),
      ends_at: z.string(),
    })
    .nullable(),
})
export type FoundProduct = z.output<typeof FoundProduct>

/** Freight and arrival for the visitor's CEP; `estimate` until a real quote is asked for in the cart. */
export const Freight = z.object({
  cents: z.int(),
  method: z.string(),
  /** Business days until it arrives, posting included. */
  days_min: z.int(),
  days_max: z.int(),
  free: z.boolean(),
})

export const StoreOffer = Offer.extend({
  store: Store,
  freight: Freight.nullable(),
  /** Price plus freight of one unit, cents; null without a CEP. */
  total_cents: z.int().nullable(),
  /** Against the median price paid in 90 days for a copy of this condition, language and finish, in percent; null for
   * a graded or altered one, and without enough sales. */
  versus_median: z.int().nullable(),
})
export type StoreOffer = z.output<typeof StoreOffer>

export const OfferFilter = z.object({
  condition: z.enum(offerConditions).optional(),
  languages: z.array(z.enum(languages)).max(10).default([]),
  finishes: z.array(z.enum(finishes)).max(7).default([]),
  free_shipping: z.boolean().default(false),
  bra_center: z.boolean().default(false),
})
export type OfferFilter = z.input<typeof OfferFilter>

const Destination = z.object({ uf: UfCode.optional(), cep: Cep.optional() })
export const OfferChips = z.object({
  conditions: z.array(Option),
  languages: z.array(Option),
  finishes: z.array(Option),
  free_shipping: z.int(),
  bra_center: z.int(),
})
export type OfferChips = z.output<typeof OfferChips>

export const Suggestions = z.object({
  products: z.array(Product),
  categories: z.array(
    Category.pick({ id: true, name: true, slug: true, code: true, release_date: true, symbol: true }),
  ),
  stores: z.array(Store.pick({ id: true, name: true, slug: true, avatar: true, city: true, uf: true })),
  /** Set when nothing matched as typed and these are for a corrected word. */
  corrected: z.string().nullable(),
})
export type Suggestions = z.output<typeof Suggestions>

const Query = z.object({ query: z.string().trim().min(1).max(120) })
const Q = z.object({ q: z.string().trim().min(1).max(120) })
const Accepts = z.object({ can_send_bra_center: z.string().max(20).optional() })

export const searchSchemas = {
  products: {
    body: ProductsPaginate,
    reply: z.object({
      products: z.array(FoundProduct),
      paginate: Paginate,
      store: Store.nullable(),
      facets: Facets.nullable(),
      corrected: z.string().nullable(),
      /** When nothing was found: which filter to drop, and how many products that brings. */
      relax: z.object({ filter: z.string(), count: z.int() }).nullable(),
    }),
  },
  show: {
    params: z.object({ id: Id }),
    body: Destination.extend({ filter: OfferFilter.prefault({}), order: z.enum(offerOrders).default('total') }),
    reply: z.object({
      product: ProductDetail,
      offers: z.array(StoreOffer),
      paginate: Paginate,
      chips: OfferChips,
      versions: z.array(Product),
      related: z.array(Product),
      /** The nearest of the collection by number, for the arrows. */
      previous: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
      next: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
    }),
  },
  storesOfProduct: {
    body: Destination.extend({
      product_id: Id,
      filter: OfferFilter.prefault({}),
      order: z.enum(offerOrders).default('total'),
      page: Page,
      per_page: PerPage,
    }),
    reply: paged('stores', StoreOffer).extend({ product_type: z.enum(['bra', 'card']), chips: OfferChips }),
  },
  suggest: { params: Query, query: Accepts, reply: Suggestions },
  suggestBra: { params: Q, query: Accepts, reply: Suggestions },
  suggestTcg: { params: Q, query: Accepts, reply: Suggestions },
  byReference: { params: Q, reply: z.object({ products: z.array(Product) }) },
  recentlySeen: {
    query: z.object({ guest_id: GuestId.optional() }),
    reply: z.object({ products: z.array(Product) }),
  },
  braCenterFeatured: { reply: z.object({ products: z.array(Product), stores: z.array(Store) }) },
}
