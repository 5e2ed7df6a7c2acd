import { createHash } from 'node:crypto'
import { wordSaying } from '@bra/contract/catalogue/words'
import { canonicalQuery, keyOfQuery } from '@bra/contract/shopping/saved-queries'
import { type QueryNames, SavedQuery } from '@bra/contract/shopping/saved-searches.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Filter, finderOf, type Fitting, type Found, NO_FILTER, type Text } from '../finder/index.ts'
import { filterOf, readText } from '../search/index.ts'

export interface FoundSearch {
  filter: Filter
  text: Text | null
  fitting: Fitting[]
}

export const keyOf = (query: SavedQuery) => createHash('sha256').update(keyOfQuery(query)).digest('hex')

export const filterOfQuery = ({ type = 'filter', search: _, ...query }: SavedQuery): Filter =>
  filterOf({ ...NO_FILTER, ...query, type })

export async function findSearch(app: App, found: Found, query: SavedQuery, ownStores: number[]): Promise<FoundSearch> {
  const filter = filterOfQuery(query)
  const { text } = await readText(app, found, query.search, query.business)
  return { filter, text, fitting: finderOf(app).fitting(found, { filter, text }, ownStores) }
}

export function queryOf(stored: SavedQuery): SavedQuery {
  const read = SavedQuery.safeParse(stored)
  if (read.success) return canonicalQuery(read.data)
  const unknown = new Set(read.error.issues.map(({ path }) => path[0]))
  const kept = Object.entries(stored).filter(([name]) => !unknown.has(name))
  return canonicalQuery(SavedQuery.parse(Object.fromEntries(kept)))
}

export function namesIn({ known }: Found, query: SavedQuery): z.input<typeof QueryNames> {
  const named = (kind: 'businesses' | 'rarities' | 'elements' | 'brands' | 'leagues', slugs: string[] = []) =>
    slugs.map((slug) => {
      const words = [...known[kind], ...(known.unlisted?.[kind] ?? [])]
      return words.find((word) => word.slug === slug)?.name ?? slug
    })
  const categoryOf = (id: number) => known.categories[known.placeOf.get(id) ?? -1]?.name ?? `#${id}`
  return {
    game: named('businesses', query.business ? [query.business] : []).map(wordSaying)[0] ?? null,
    categories: (query.categories ?? []).map(categoryOf).map(wordSaying),
    rarities: named('rarities', query.rarities).map(wordSaying),
    elements: named('elements', query.elements).map(wordSaying),
    brands: named('brands', query.brands),
    leagues: named('leagues', query.leagues),
  }
}
