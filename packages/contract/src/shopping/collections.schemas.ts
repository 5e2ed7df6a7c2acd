import { z } from 'zod'
import { both } from '../kit/both.ts'
import { MOST_COPIES } from '../trade/limits.ts'
import { KeptList, ListBody } from './card-lists.schemas.ts'
import { Category, Product } from '../catalogue/catalog.schemas.ts'
import { plain } from '../trade/format.ts'
import { Extras } from '../stores/listings.schemas.ts'
import { Done } from '../people/people.schemas.ts'
import { ById, Cents, Day, Id, Instant, Page, paged, PerPage, Text, withoutBlanks } from '../kit/shapes.ts'
import { cardConditions, extras, finishes, languages, offerConditions, sealedConditions } from '../trade/trade.ts'

/** A browser holds all of them to draw the hearts. */
export const MOST_FAVORITES = 2000
export const visions = ['todas', 'tenho', 'faltam', 'repetidas', 'a-venda'] as const
export const collectionOrders = ['numero', 'nome', 'preco', 'raridade', 'recentes'] as const

/** Also accepts what people write, such as "à venda" and "número". */
const word = (written: unknown) => (typeof written === 'string' ? plain(written).trim().replace(/\s+/g, '-') : written)
export const Vision = z.preprocess(word, z.enum(visions))
export type Vision = z.output<typeof Vision>
export const CollectionOrder = z.preprocess(word, z.enum(collectionOrders))
export type CollectionOrder = z.output<typeof CollectionOrder>

export const Favorite = z.object({
  product: Product,
  saved_at: Instant,
  saved_price_cents: Cents.nullable(),
  change_percent: z.number().nullable(),
})
export type Favorite = z.output<typeof Favorite>

const Quantity = z
  .int()
  .min(1, both('Informe ao menos 1.', 'Enter at least 1.'))
  .max(MOST_COPIES, both('Informe no máximo 9.999.', 'Enter at most 9,999.'))
const Paid = z.int().min(0).max(100_000_000, both('Informe um valor menor.', 'Enter a smaller amount.'))
const Note = z.string().trim().max(300, both('Escreva no máximo 300 letras.', 'Write at most 300 letters.'))
const Variant = z.object({
  condition: z.enum(offerConditions),
  language: z.enum(languages),
  finish: z.enum(finishes),
  extras: z.array(z.enum(extras)).max(extras.length),
})
/** Amounts are per copy. */
const CopyFacts = z.object({
  quantity: Quantity,
  paid_cents: Paid.nullable(),
  acquired_on: Day.nullable(),
  note: Note.nullable(),
  for_sale: z.boolean(),
})

export const CollectionItem = Variant.extend({
  id: z.int(),
  product_id: z.int(),
  ...CopyFacts.shape,
  /** True if the person's own store offers it, whatever the mark says. */
  in_own_store: z.boolean(),
  added_at: Instant,
  /** The current value of one copy in cents and its evidence; null without a price. */
  value_cents: Cents.nullable(),
  valued_by: z.enum(['sales', 'offer']).nullable(),
})
export type CollectionItem = z.output<typeof CollectionItem>

export const CollectionEntry = z.object({ product: Product, item: CollectionItem.nullable() })
export type CollectionEntry = z.output<typeof CollectionEntry>

export const AddToCollection = Variant.extend(CopyFacts.shape)
  .partial()
  .extend({
    product_id: Id,
    condition: z.enum(offerConditions, both('Escolha a condição.', 'Choose the condition.')),
    language: z.enum(languages).default('PT'),
    finish: z.enum(finishes).default('normal'),
    extras: Extras.default([]),
    quantity: Quantity.default(1),
  })

export const BegunSet = z.object({
  category: Category.pick({ id: true, name: true, slug: true, code: true, symbol: true, release_date: true }),
  owned: z.int(),
  total: z.int(),
  /** How many of these cards are beyond the printed size of the set. */
  extras_owned: z.int(),
  extras_total: z.int(),
  missing: z.int(),
  /** It sums the lowest offers of the missing cards. */
  cost_cents: Cents,
  /** Nobody offers so many of the missing cards now. */
  without_offer: z.int(),
})
export type BegunSet = z.output<typeof BegunSet>

/** A place of a set's binder: a card, the person's copies of it in any condition, and what these are worth together. */
const Pocket = z.object({ product: Product, copies: z.int(), value_cents: Cents.nullable() })
export type Pocket = z.output<typeof Pocket>

export const Binder = z.object({
  category: Category.pick({ id: true, name: true, slug: true, code: true, symbol: true }),
  owned: z.int(),
  total: z.int(),
  value_cents: Cents,
  pockets: z.array(Pocket),
})
export type Binder = z.output<typeof Binder>

const Evidence = z.object({ by_sales: z.int(), by_offer: z.int(), unpriced: z.int() })
export const CollectionValue = z.object({
  value_cents: Cents,
  paid_cents: Cents,
  cards: z.int(),
  products: z.int(),
  evidence: Evidence,
  weeks: z.array(z.object({ day: Day, value_cents: Cents })),
})
export type CollectionValue = z.output<typeof CollectionValue>

export const conditionsOf = (type: 'tcg' | 'acs' | 'bra') =>
  type === 'tcg' ? ([...cardConditions, 'graded'] as const) : sealedConditions

export const favoritesSchemas = {
  list: { query: z.object({ page: Page, per_page: PerPage }), reply: paged('favorites', Favorite) },
  ids: { reply: z.object({ ids: z.array(z.int()) }) },
  toggle: { body: z.object({ product_id: Id }), reply: Done.extend({ favorite: z.boolean() }) },
}

export const collectionsSchemas = {
  list: {
    query: withoutBlanks(
      z.object({
        vision: Vision.default('tenho'),
        order_by: CollectionOrder.default('numero'),
        category_id: Id.optional(),
        search: Text.optional(),
        page: Page,
        per_page: PerPage,
      }),
    ),
    reply: paged('items', CollectionEntry),
  },
  add: { body: AddToCollection, reply: Done.extend({ item: CollectionItem }) },
  addList: {
    body: ListBody.extend({
      condition: z.enum(cardConditions).default('NM'),
      language: z.enum(languages).default('PT'),
      finish: z.enum(finishes).default('normal'),
    }),
    reply: KeptList,
  },
  change: { params: ById, body: CopyFacts.partial(), reply: Done.extend({ item: CollectionItem }) },
  remove: { params: ById, reply: Done },
  ofProduct: { params: ById, reply: z.object({ items: z.array(CollectionItem) }) },
  binder: { params: ById, reply: Binder },
  sets: { reply: z.object({ sets: z.array(BegunSet) }) },
  value: { reply: CollectionValue },
}
