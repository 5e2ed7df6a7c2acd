import { catalog } from '@bra/contract/catalogue/catalog'
import { ask } from '../../../lib/query.ts'

export const categoryQuery = (id: number) => ask(catalog.category, { params: { id } })

export const tagsQuery = (usedIn: 'brand' | 'league') => ask(catalog.tags, { query: { used_in: usedIn } })

const NEWEST_SETS = 6

export const newestSetsQuery = (business: string | undefined) =>
  ask(catalog.paginateCategories, { body: { type: 'tcg', business, per_page: NEWEST_SETS } })

export const cardSetsQuery = ask(catalog.categories, { query: { type: 'tcg' } })
export const goodQuery = (id: number) => ask(catalog.braData, { body: { id } })
export const everyCategoryQuery = ask(catalog.categories, { query: {} })
