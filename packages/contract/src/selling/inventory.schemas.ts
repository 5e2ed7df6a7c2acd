import { z } from 'zod'
import { both } from '../kit/both.ts'
import { mostCharacters } from '../kit/field-sentences.ts'
import { RarityOfCard } from '../catalogue/catalog.schemas.ts'
import { IndexOwn, ListingView, OwnFilter, ownOrders } from '../stores/listing-choice.schemas.ts'
import { ListingChange, ListingStatus, NewListing, Offer, Stock } from '../stores/listings.schemas.ts'
import { CardPassport, WholePassport } from '../ground/passports.schemas.ts'
import { PhotoAddresses } from '../ground/photos.schemas.ts'
import { ById, Cents, Id, Instant, Page, Paginate, numeral, withoutBlanks } from '../kit/shapes.ts'
import { OwnCard } from '../stores/stores.schemas.ts'
import { productTypes } from '../trade/trade.ts'
import { Said } from '../kit/said.ts'

const SaveListing = NewListing.extend({
  id: Id.optional(),
  store_id: Id,
  quantity_was: Stock.optional(),
  photos: PhotoAddresses.optional(),
  /** Its photos are put before `photos`; null removes it, and an absent one leaves it as it is. */
  passport: WholePassport.nullable().optional(),
  /** What the owner saw when editing an existing offer; fields that equal it are left as others changed them. */
  seen: ListingChange.omit({ id: true, quantity: true, quantity_was: true })
    .extend({ photos: PhotoAddresses.optional(), passport: CardPassport.nullable().optional() })
    .optional(),
  if_exists: z.enum(['refuse', 'add']).default('refuse'),
  /** The browser makes this key, so that a second press adds nothing. */
  key: z.uuid().optional(),
})
export type SaveListing = z.output<typeof SaveListing>

export const OwnListing = Offer.omit({ bra_center: true }).extend({
  status: ListingStatus,
  position: z.string().nullable(),
  sku: z.string().nullable(),
  on_sale: z.boolean(),
  /** True if the owner would sell it but the store's plan has no place for it. */
  over_plan: z.boolean(),
  /** True if the value of the card asks for a passport, which it does not have. */
  lacks_passport: z.boolean(),
  /** True while it is paused until the store has counted it. */
  unconfirmed: z.boolean(),
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
    category: z.object({
      id: z.int(),
      name: z.string(),
      code: z.string(),
      business: z.string(),
    }),
    rarity: RarityOfCard.nullable(),
  }),
  lowest: z.object({ price_cents: Cents, offers: z.int() }).nullable(),
  /** The median paid for this variant in 90 days, and its sales; null for graded copies and extras. */
  market: z.object({ price_cents: Cents, sales: z.int() }).nullable(),
  last_sale: z.object({ price_cents: Cents, sold_at: Instant, quantity: z.int() }).nullable(),
})
export type OwnListing = z.output<typeof OwnListing>

const ListOwn = IndexOwn.extend({
  page: Page,
  per_page: numeral(z.number().int().min(1).max(200)).default(50),
})
export type ListOwn = z.output<typeof ListOwn>

const ids = z.array(Id).min(1).max(1000)

const TabCounts = z.object({
  all: z.int(),
  available: z.int(),
  paused: z.int(),
  sold_out: z.int(),
  lacks_passport: z.int(),
  unconfirmed: z.int(),
})
export type TabCounts = z.output<typeof TabCounts>

const Refused = z.object({ id: z.int(), code: z.string(), message: Said })

export const inventorySchemas = {
  /** Ids of all matching offers in order, for a scrolling grid. Games and categories are those of the whole store. */
  index: {
    body: IndexOwn.extend({ with_rows: z.boolean().default(false) }),
    reply: z.object({
      ids: z.array(z.int()),
      first_rows: z.array(OwnListing).optional(),
      counts: TabCounts,
      categories: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
      games: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
      /** How many offers the store's plan allows (null for no limit), and how many wait for a place. */
      plan: z.object({ limit: z.int().nullable(), waiting: z.int() }),
    }),
  },
  rows: {
    body: z.object({ store_id: Id, ids: z.array(Id).min(1).max(200) }),
    reply: z.object({ rows: z.array(OwnListing) }),
  },
  list: {
    body: withoutBlanks(ListOwn),
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
    reply: z.object({ error: z.boolean(), message: Said, result: OwnListing }),
  },
  /** Saves what is allowed and returns the other changes with the reason. */
  saveMany: {
    body: z.object({ store_id: Id, changes: z.array(ListingChange).min(1).max(1000) }),
    reply: z.object({
      error: z.boolean(),
      message: Said,
      saved: z.array(z.int()),
      waiting: z.int(),
      refused: z.array(Refused),
    }),
  },
  /** Removes one `id` or several `ids` of one store. They can be restored for 30 days. */
  remove: {
    body: z.object({ id: Id.optional(), ids: ids.optional() }).refine(({ id, ids: many }) => id ?? many, {
      path: ['id'],
      error: both('Diga qual oferta remover.', 'Say which offer to remove.'),
    }),
    reply: z.object({ error: z.boolean(), message: Said, store: OwnCard, removed: z.array(z.int()) }),
  },
  restore: {
    body: z.object({ ids }),
    reply: z.object({ error: z.boolean(), message: Said, store: OwnCard, restored: z.array(z.int()) }),
  },
  /** Says how many units of an offer there are that was paused until its store has counted it. */
  confirmStock: {
    body: z.object({ store_id: Id, id: Id, quantity: Stock }),
    reply: z.object({ error: z.boolean(), message: Said, result: OwnListing }),
  },
  views: { params: z.object({ store_id: Id }), reply: z.object({ views: z.array(ListingView) }) },
  keepView: {
    body: z.object({
      store_id: Id,
      name: z.string().trim().min(1, both('Dê um nome à visão.', 'Give the view a name.')).max(40, mostCharacters(40)),
      view: OwnFilter.extend({ order: z.enum(ownOrders) }),
    }),
    reply: z.object({ error: z.boolean(), message: Said, views: z.array(ListingView) }),
  },
  forgetView: { params: ById, reply: z.object({ error: z.boolean(), message: Said }) },
}
