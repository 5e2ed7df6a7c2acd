import { catalog } from '@bra/contract/catalogue/catalog'
import type { Category } from '@bra/contract/catalogue/catalog.schemas'
import type { Facets } from '@bra/contract/shopping/search.schemas'
import { askKeeping } from '../../../../lib/query.ts'
import type { ListScope } from '../search.data.ts'
import type { Choice } from './facets.ts'

const MOST_NAMED = 20

export const collectionsNamedQuery = ({ type }: ListScope, name: string) =>
  askKeeping(catalog.paginateCategories, {
    body: { search: name, per_page: MOST_NAMED, order: 'name', ...(isKind(type) && { type }) },
  })

const isKind = (type: ListScope['type']) => type === 'tcg' || type === 'acs' || type === 'bra'

/** The server counts only the categories with most products; the count of others is null. */
export function namedChoices(named: Pick<Category, 'id' | 'name'>[], counted: Facets | null): Choice[] {
  const counts = new Map([
    ...(counted?.categories ?? []).map(({ value, count }) => [Number(value), count] as const),
    ...(counted?.other_categories ?? []),
  ])
  return named.map(({ id, name }) => ({ value: String(id), label: name, count: counts.get(id) ?? null }))
}
