import { z } from 'zod'
import { RarityOfCard } from '../catalogue/catalog.schemas.ts'
import { FairPrice } from '../prices/fair-prices.schemas.ts'
import { Extras, NewListing, Stock } from '../stores/listings.schemas.ts'
import { Id, numeral, Page, paged } from '../kit/shapes.ts'
import { finishes, languages, offerConditions, productTypes } from '../trade/trade.ts'
import { Said } from '../kit/said.ts'

export const MOST_ENTRIES = 200

const variant = {
  condition: z.enum(offerConditions),
  language: z.enum(languages),
  finish: z.enum(finishes),
}

export const EnterableProduct = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  type: z.enum(productTypes),
  card_number: z.string().nullable(),
  image: z.string().nullable(),
  category: z.object({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    business: z.string(),
    total: z.int().nullable(),
  }),
  game: z.string(),
  variant: z.string().nullable(),
  rarity: RarityOfCard.nullable(),
  /** The finish that was asked for, by its name in this printing. */
  finish: z.enum(finishes),
  own: z.object({ id: z.int(), quantity: z.int(), price_cents: z.int() }).nullable(),
  fair: FairPrice.nullable(),
  lowest_cents: z.int().nullable(),
})
export type EnterableProduct = z.output<typeof EnterableProduct>

export const SavedEntry = z.object({
  outcome: z.enum(['created', 'changed', 'unchanged', 'refused']),
  id: z.int().nullable(),
  /** It says why an entry was refused, or why the offer is not on sale yet. */
  message: Said.nullable(),
  /** The current stock, if the entry was refused because the stock had changed. */
  stock: z.int().nullable(),
})
export type SavedEntry = z.output<typeof SavedEntry>

export const bulkEntrySchemas = {
  checklist: {
    body: z.object({
      store_id: Id,
      category_id: Id,
      ...variant,
      page: Page,
      per_page: numeral(z.number().int().min(1).max(500)).default(500),
    }),
    reply: paged('rows', EnterableProduct),
  },
  find: {
    body: z.object({
      store_id: Id,
      lines: z
        .array(
          z.object({
            reference: z.string().trim().min(1).max(80),
            /** The name beside set and number: cards that are called otherwise are left out. */
            name: z.string().max(80).nullable().default(null),
            /** True if the reference can only be the whole name of a card. */
            is_whole: z.boolean().default(false),
            ...variant,
            extras: Extras,
            choices: z.array(z.string().max(20)).max(8).default([]),
          }),
        )
        .min(1)
        .max(MOST_ENTRIES),
    }),
    reply: z.object({ found: z.array(z.array(EnterableProduct)) }),
  },
  /** Each entry has an idempotency key: sent again, it gets the first answer and enters nothing twice. */
  save: {
    body: z.object({
      store_id: Id,
      if_exists: z.enum(['add', 'replace']),
      listings: z
        .array(NewListing.extend({ key: z.uuid(), quantity_was: Stock.optional() }))
        .min(1)
        .max(MOST_ENTRIES),
    }),
    reply: z.object({ error: z.boolean(), message: Said, results: z.array(SavedEntry) }),
  },
}
