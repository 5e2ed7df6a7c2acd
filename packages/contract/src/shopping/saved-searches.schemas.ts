import { z } from 'zod'
import { both } from '../kit/both.ts'
import { mostCharacters } from '../kit/field-sentences.ts'
import { Product } from '../catalogue/catalog.schemas.ts'
import { Said } from '../kit/said.ts'
import { ById, Cents, Instant, withoutBlanks } from '../kit/shapes.ts'
import { Done } from '../people/people.schemas.ts'
import { MAX_SEARCH_NAME, rhythms } from './saved-search-limits.ts'
import { ProductFilter } from './search.schemas.ts'

/** It is in cents; the address of a list holds whole reais. */
const WholeReais = z
  .int()
  .min(0)
  .max(1_000_000_000)
  .multipleOf(100, both('Use um valor em reais inteiros.', 'Use an amount in whole reais.'))
  .optional()

export const SavedQuery = ProductFilter.omit({ tag: true, promotion: true }).extend({
  type: z.enum(['filter', 'tcg', 'acs', 'bra']).default('filter'),
  price_min: WholeReais,
  price_max: WholeReais,
})
export type SavedQuery = Partial<z.output<typeof SavedQuery>>

const Query = withoutBlanks(SavedQuery)
const NAMELESS = both('Dê um nome à busca.', 'Give the search a name.')
const Name = z.string(NAMELESS).trim().min(1, NAMELESS).max(MAX_SEARCH_NAME, mostCharacters(MAX_SEARCH_NAME))
const Rhythm = z.enum(rhythms)

/** Names of what a query chooses from the catalogue; what is gone since has the word that the address has for it. */
export const QueryNames = z.object({
  game: Said.nullable(),
  categories: z.array(Said),
  rarities: z.array(Said),
  elements: z.array(Said),
  brands: z.array(z.string()),
  leagues: z.array(z.string()),
})
export type QueryNames = z.output<typeof QueryNames>

const SearchInBrief = z.object({ id: z.int(), name: z.string(), query: SavedQuery.partial() })

export const SavedSearch = SearchInBrief.extend({
  names: QueryNames,
  alert: Rhythm,
  /** True if more products fit than news are told of. */
  too_broad: z.boolean(),
  total: z.int(),
  price_low: Cents.nullable(),
  news: z.int(),
  looked_at: Instant,
  created_at: Instant,
})
export type SavedSearch = z.output<typeof SavedSearch>

export const savedSearchesSchemas = {
  list: { reply: z.object({ searches: z.array(SavedSearch) }) },
  brief: { reply: z.object({ searches: z.array(SearchInBrief) }) },
  preview: {
    body: z.object({ query: Query }),
    reply: z.object({ names: QueryNames, too_broad: z.boolean(), same: SearchInBrief.nullable() }),
  },
  save: {
    body: z.object({ name: Name, query: Query, alert: Rhythm }),
    reply: Done.extend({ search: SavedSearch }),
  },
  change: {
    params: ById,
    body: z.object({ name: Name.optional(), query: Query.optional(), alert: Rhythm.optional() }),
    reply: Done.extend({ search: SavedSearch }),
  },
  /** Returns what is news, the cheapest first, and takes it as seen; who looks again within the hour sees it again. */
  look: { params: ById, reply: z.object({ search: SavedSearch, news: z.array(Product) }) },
  remove: { params: ById, reply: Done },
}
