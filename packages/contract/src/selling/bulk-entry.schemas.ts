import { z } from 'zod'
import { FairPrice } from './fair-prices.schemas.ts'
import { NewListing, Stock } from './inventory.schemas.ts'
import { Extras } from './listings.schemas.ts'
import { Id } from './shapes.ts'
import { finishes, languages, offerConditions, productTypes } from './trade.ts'

export const MOST_ENTRIES = 200

const variant = {
  condition: z.enum(offerConditions),
  language: z.enum(languages),
  finish: z.enum(finishes),
}

/** A product to be entered in one variant: what the store has of it, and what it is worth. */
export const EnterableProduct = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  type: z.enum(productTypes),
  card_number: z.string().nullable(),
  image: z.string().nullable(),
  category: z.object({ id: z.int(), name: z.string(), code: z.string(), total: z.int().nullable() }),
  rarity: z.object({ slug: z.string(), name: z.string(), glyph: z.string() }).nullable(),
  own: z.object({ id: z.int(), quantity: z.int(), price_cents: z.int() }).nullable(),
  fair: FairPrice.nullable(),
  lowest_cents: z.int().nullable(),
})
export type EnterableProduct = z.output<typeof EnterableProduct>

export const SavedEntry = z.object({
  outcome: z.enum(['created', 'changed', 'unchanged', 'refused']),
  id: z.int().nullable(),
  /** Of one that was refused. */
  message: z.string().nullable(),
  /** How many there are, of one that was refused because they are others than were seen. */
  stock: z.int().nullable(),
})
export type SavedEntry = z.output<typeof SavedEntry>

export const entriesSchemas = {
  /** Every product of a set, in its order. */
  checklist: {
    body: z.object({ store_id: Id, category_id: Id, ...variant }),
    reply: z.object({ rows: z.array(EnterableProduct) }),
  },
  /** In the order asked: the products that each reference may mean, the likeliest first. */
  find: {
    body: z.object({
      store_id: Id,
      lines: z
        .array(z.object({ reference: z.string().trim().min(1).max(40), ...variant, extras: Extras }))
        .min(1)
        .max(MOST_ENTRIES),
    }),
    reply: z.object({ found: z.array(z.array(EnterableProduct)) }),
  },
  /** Each has a key of its own: sent again with it, it is answered as the first time and enters nothing twice. */
  save: {
    body: z.object({
      store_id: Id,
      /** Of a variant on offer already: its units added up, or the number entered instead. */
      if_exists: z.enum(['add', 'replace']),
      /** `quantity_was` is what was there when the number that takes its place was entered. */
      listings: z
        .array(NewListing.extend({ key: z.uuid(), quantity_was: Stock.optional() }))
        .min(1)
        .max(MOST_ENTRIES),
    }),
    reply: z.object({ error: z.boolean(), message: z.string(), results: z.array(SavedEntry) }),
  },
}
