import { z } from 'zod'
import { MAX_ID, MAX_VALUES } from '../trade/limits.ts'
import { Product, ProductDetail, RarityOfCard } from '../catalogue/catalog.schemas.ts'
import { Offer } from '../stores/listings.schemas.ts'
import { Word } from '../catalogue/word.schemas.ts'
import { Cep, GuestId, Id, Option, Page, Paginate, paged, PerPage, Slug, UfCode, withoutBlanks } from '../kit/shapes.ts'
import { OfferChips, OfferFilter, Standing } from './offers-of-product.schemas.ts'
import { Printing } from './printings.schemas.ts'
import { Suggestions } from './suggested.schemas.ts'
import { Store, StoreHabits } from '../stores/stores.schemas.ts'
import { finishes, languages, offerConditions, offerOrders, printingOrders, productOrders } from '../trade/trade.ts'

const slugs = z.array(Slug).max(MAX_VALUES).default([])

/** Values of one filter mean "or", filters mean "and"; filters on offers must hold for the same offer. */
export const ProductFilter = z.object({
  search: z.string().trim().max(120).optional(),
  categories: z.array(Id).max(MAX_VALUES).default([]),
  business: Slug.optional(),
  rarities: slugs,
  elements: slugs,
  brands: slugs,
  leagues: slugs,
  /** A card condition means "this or better". */
  condition: z.enum(offerConditions).optional(),
  languages: z.array(z.enum(languages)).max(10).default([]),
  finishes: z.array(z.enum(finishes)).max(7).default([]),
  /** Both limits are in cents. */
  price_min: z.int().min(0).max(1_000_000_000).optional(),
  price_max: z.int().min(0).max(1_000_000_000).optional(),
  ufs: z.array(UfCode).max(27).default([]),
  bra_center: z.boolean().default(false),
  on_sale: z.boolean().default(false),
  tag: Slug.optional(),
  /** `0` stands for any running promotion. */
  promotion: z.int().min(0).max(MAX_ID).optional(),
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

const NamedOption = Option.extend({ label: Word })

export const Facets = z.object({
  /** The categories with most products, and those that are applied. */
  categories: z.array(NamedOption),
  other_categories: z.array(z.tuple([z.int(), z.int()])),
  rarities: z.array(NamedOption.extend(RarityOfCard.pick({ glyph: true, tone: true }).shape)),
  elements: z.array(NamedOption),
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

export const FoundProduct = Product.extend({
  free_shipping: z.boolean(),
  /** The cheapest offer in the requested or any running promotion; other offers may cost less. */
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

/** Freight and arrival for the visitor's CEP; an `estimate` until the cart asks for a real quote. */
export const Freight = z.object({
  cents: z.int(),
  method: z.string(),
  /** Business days until arrival, including posting. */
  days_min: z.int(),
  days_max: z.int(),
  free: z.boolean(),
})

export const StoreOffer = Offer.extend({
  store: Store,
  freight: Freight.nullable(),
  /** Price plus freight of one unit in cents; null without a CEP. */
  total_cents: z.int().nullable(),
  /** Percent from the 90-day median of this condition, language and finish; null if graded, altered or rarely sold. */
  versus_median: z.int().nullable(),
  ...StoreHabits.shape,
})
export type StoreOffer = z.output<typeof StoreOffer>

const Destination = z.object({ uf: UfCode.optional(), cep: Cep.optional() })

const Query = z.object({ query: z.string().trim().min(1).max(120) })
const Q = z.object({ q: z.string().trim().min(1).max(120) })
const Accepts = z.object({ can_send_bra_center: z.string().max(20).optional(), business: Slug.optional() })

export const searchSchemas = {
  products: {
    body: withoutBlanks(ProductsPaginate),
    reply: z.object({
      products: z.array(FoundProduct),
      paginate: Paginate,
      store: Store.nullable(),
      facets: Facets.nullable(),
      corrected: z.string().nullable(),
      /** If nothing was found: the filter to drop, and how many products that brings. */
      relax: z.object({ filter: z.string(), count: z.int() }).nullable(),
    }),
  },
  show: {
    params: z.object({ id: Id }),
    body: withoutBlanks(
      Destination.extend({
        filter: OfferFilter.prefault({}),
        order: z.enum(offerOrders).default('total'),
      }),
    ),
    reply: z.object({
      product: ProductDetail,
      offers: z.array(StoreOffer),
      /** The best offer that passes the filter, by the standard of the buyer; it may stand among `offers` too. */
      best: z.object({ offer: StoreOffer, in_standard: z.boolean() }).nullable(),
      paginate: Paginate,
      chips: OfferChips,
      standing: Standing.nullable(),
      versions: z.array(Product),
      related: z.array(Product),
      previous: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
      next: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
    }),
  },
  storesOfProduct: {
    body: withoutBlanks(
      Destination.extend({
        product_id: Id,
        filter: OfferFilter.prefault({}),
        order: z.enum(offerOrders).default('total'),
        page: Page,
        per_page: PerPage,
      }),
    ),
    reply: paged('stores', StoreOffer).extend({ product_type: z.enum(['bra', 'card']), chips: OfferChips }),
  },
  /** Returns all printings of the card, this one included; without a filter, prices are by the buyer's standard. */
  printings: {
    params: z.object({ id: Id }),
    body: withoutBlanks(
      z.object({
        filter: OfferFilter.pick({ condition: true, languages: true, finishes: true }).optional(),
        order: z.enum(printingOrders).default('newest'),
        page: Page,
        per_page: PerPage,
      }),
    ),
    reply: paged('printings', Printing),
  },
  suggest: { params: Query, query: Accepts, reply: Suggestions },
  suggestBra: { params: Q, query: Accepts, reply: Suggestions },
  suggestTcg: { params: Q, query: Accepts, reply: Suggestions },
  byReference: { params: Q, reply: z.object({ products: z.array(Product) }) },
  recentlySeen: {
    query: withoutBlanks(z.object({ guest_id: GuestId.optional() })),
    reply: z.object({ products: z.array(Product) }),
  },
  braCenterFeatured: { reply: z.object({ products: z.array(Product), stores: z.array(Store) }) },
}
