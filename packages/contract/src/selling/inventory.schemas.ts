import { z } from 'zod'
import { IndexOwn, ListingView, OwnFilter, ownOrders } from './listing-choice.schemas.ts'
import { Extras, Grade, Offer } from './listings.schemas.ts'
import { PhotoAddresses } from './photos.schemas.ts'
import { ById, Cents, Id, Instant, Page, Paginate, numeral } from './shapes.ts'
import { OwnCard } from './stores.schemas.ts'
import { finishes, languages, offerConditions, productTypes } from './trade.ts'

export const MAX_PRICE_CENTS = 100_000_000
export const MAX_STOCK = 99_999

export const AskedPrice = z
  .int('Digite o preço.')
  .min(1, 'O preço precisa ser maior que zero.')
  .max(MAX_PRICE_CENTS, 'O preço vai até R$ 1.000.000,00.')
export const Stock = z
  .int('Digite quantas unidades há.')
  .min(0, 'A quantidade não pode ser negativa.')
  .max(MAX_STOCK, 'A quantidade vai até 99.999 unidades.')
export const ListingStatus = z.enum(['available', 'paused'])
const Comment = z.string().trim().max(500, 'Use no máximo 500 caracteres.')

const OfGrading = z
  .string()
  .trim()
  .min(1, 'Informe a certificadora, a nota e o certificado.')
  .max(40, 'Use no máximo 40 caracteres.')
const AskedGrade = Grade.extend({ company: OfGrading, certificate: OfGrading })

/** All that an owner decides of an offer, apart from which product it is. */
const decided = {
  condition: z.enum(offerConditions, 'Escolha a condição.'),
  grade: AskedGrade.nullable(),
  language: z.enum(languages, 'Escolha o idioma.'),
  finish: z.enum(finishes, 'Escolha o acabamento.'),
  extras: Extras,
  price_cents: AskedPrice,
  quantity: Stock,
  status: ListingStatus,
  comment: Comment.nullable().transform((comment) => comment || null),
}

/** One offer whole. `quantity_was` is what the owner saw: a sale in the meantime is then told, not overwritten. */
export const NewListing = z.object({
  ...decided,
  product_id: Id,
  grade: decided.grade.default(null),
  language: decided.language.default('PT'),
  finish: decided.finish.default('normal'),
  extras: Extras.default([]),
  status: ListingStatus.default('available'),
  comment: decided.comment.default(null),
})
export type NewListing = z.output<typeof NewListing>

/** What changes of one offer. */
export const ListingChange = z.object(decided).partial().extend({ id: Id, quantity_was: Stock.optional() })
export type ListingChange = z.output<typeof ListingChange>

const SaveListing = NewListing.extend({
  id: Id.optional(),
  store_id: Id,
  quantity_was: Stock.optional(),
  /** Uploaded before; those that are not named are taken down. */
  photos: PhotoAddresses.optional(),
  /** Of one that is there, what the owner saw: what is saved as it was seen is no wish, and stays as others left it. */
  seen: ListingChange.omit({ id: true, quantity: true, quantity_was: true })
    .extend({ photos: PhotoAddresses.optional() })
    .optional(),
  /** Of the same variant on offer already: refused in words, or its units added up under the price now asked. */
  if_exists: z.enum(['refuse', 'add']).default('refuse'),
  /** Made by the browser for one wish: a second press adds nothing. */
  key: z.uuid().optional(),
})
export type SaveListing = z.output<typeof SaveListing>

/** An offer as its owner sees it. */
export const OwnListing = Offer.omit({ bra_center: true }).extend({
  status: ListingStatus,
  on_sale: z.boolean(),
  /** Its owner would sell it, but the plan of the store has no place for it. */
  over_plan: z.boolean(),
  bra_center_quantity: z.int(),
  created_at: Instant,
  updated_at: Instant,
  product: z.object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    type: z.enum(productTypes),
    code: z.string(),
    card_number: z.string().nullable(),
    image: z.string().nullable(),
    category: z.object({ id: z.int(), name: z.string(), code: z.string() }),
    rarity: z.object({ slug: z.string(), name: z.string(), glyph: z.string() }).nullable(),
  }),
  /** The cheapest of the same variant in other stores that are open, and among how many. */
  lowest: z.object({ price_cents: Cents, offers: z.int() }).nullable(),
  /** The median paid for just this variant in 90 days, and in how many sales; null of graded copies and of extras. */
  market: z.object({ price_cents: Cents, sales: z.int() }).nullable(),
  /** The last sale of just this variant, in any store. */
  last_sale: z.object({ price_cents: Cents, sold_at: Instant, quantity: z.int() }).nullable(),
})
export type OwnListing = z.output<typeof OwnListing>

const ListOwn = IndexOwn.extend({
  page: Page,
  per_page: numeral(z.number().int().min(1).max(200)).default(50),
})
export type ListOwn = z.output<typeof ListOwn>

const ids = z.array(Id).min(1).max(1000)

/** How many offers there are in each tab. */
const TabCounts = z.object({ all: z.int(), available: z.int(), paused: z.int(), sold_out: z.int() })
export type TabCounts = z.output<typeof TabCounts>

/** Why one offer stays as it was, in words. */
const Refused = z.object({ id: z.int(), code: z.string(), message: z.string() })
export type RefusedListing = z.output<typeof Refused>

export const inventorySchemas = {
  /** The ids of all that are asked for, in order: what a grid scrolls through. The collections are those of the store. */
  index: {
    body: IndexOwn.extend({ with_rows: z.boolean().default(false) }),
    reply: z.object({
      ids: z.array(z.int()),
      /** Of those that ask `with_rows`, the first of them whole: a grid stands without another call. */
      first_rows: z.array(OwnListing).optional(),
      counts: TabCounts,
      categories: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
      /** How many offers the plan of the store allows (null: as many as it likes), and how many wait for a place. */
      plan: z.object({ limit: z.int().nullable(), waiting: z.int() }),
    }),
  },
  rows: {
    body: z.object({ store_id: Id, ids: z.array(Id).min(1).max(200) }),
    reply: z.object({ rows: z.array(OwnListing) }),
  },
  list: {
    body: ListOwn,
    reply: z.object({
      products: z.array(OwnListing),
      paginate: Paginate,
      store: OwnCard,
      total: z.int(),
      showing: z.int(),
      availableCount: z.int(),
      pausedCount: z.int(),
      soldOutCount: z.int(),
    }),
  },
  save: {
    body: SaveListing,
    reply: z.object({ error: z.boolean(), message: z.string(), result: OwnListing }),
  },
  /** What can be saved is; the others come back with the reason. */
  saveMany: {
    body: z.object({ store_id: Id, changes: z.array(ListingChange).min(1).max(1000) }),
    reply: z.object({
      error: z.boolean(),
      message: z.string(),
      saved: z.array(z.int()),
      /** How many of the saved found no place of the plan; the message says so. */
      waiting: z.int(),
      refused: z.array(Refused),
    }),
  },
  /** One `id`, or several `ids` of one store. They may be taken back for 30 days. */
  remove: {
    body: z.object({ id: Id.optional(), ids: ids.optional() }).refine(({ id, ids: many }) => id ?? many, {
      path: ['id'],
      error: 'Diga qual oferta remover.',
    }),
    reply: z.object({ error: z.boolean(), message: z.string(), store: OwnCard, removed: z.array(z.int()) }),
  },
  restore: {
    body: z.object({ ids }),
    reply: z.object({ error: z.boolean(), message: z.string(), store: OwnCard, restored: z.array(z.int()) }),
  },
  views: { params: z.object({ store_id: Id }), reply: z.object({ views: z.array(ListingView) }) },
  /** Under a name that is there, in its place. */
  keepView: {
    body: z.object({
      store_id: Id,
      name: z.string().trim().min(1, 'Dê um nome à visão.').max(40, 'Use no máximo 40 caracteres.'),
      view: OwnFilter.extend({ order: z.enum(ownOrders) }),
    }),
    reply: z.object({ error: z.boolean(), message: z.string(), views: z.array(ListingView) }),
  },
  forgetView: { params: ById, reply: z.object({ error: z.boolean(), message: z.string() }) },
}
