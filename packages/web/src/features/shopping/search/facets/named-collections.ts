import { catalog } from '@bra/contract/catalog'
import type { Category } from '@bra/contract/catalog.schemas'
import type { Facets } from '@bra/contract/search.schemas'
import { askKeeping } from '../../../lib/query.ts'
import type { ListScope } from '../search.data.ts'
import type { Choice } from './facets.ts'

const MOST_NAMED = 20

/** Collections by a part of their name, of the kind of goods that a list is of. */
export const collectionsNamedQuery = ({ type }: ListScope, name: string) =>
  askKeeping(catalog.paginateCategories, {
    body: { search: name, per_page: MOST_NAMED, order: 'name', ...(isKind(type) && { type }) },
  })

const isKind = (type: ListScope['type']) => type === 'tcg' || type === 'acs' || type === 'bra'

/** How many products one has is not known where hundreds of others have more. */
export function namedChoices(named: Pick<Category, 'id' | 'name'>[], counted: Facets | null): Choice[] {
  const counts = new Map([
    ...(counted?.categories ?? []).map(({ value, count }) => [Number(value), count] as const),
    ...(counted?.other_categories ?? []),
  ])
  return named.map(({ id, name }) => ({ value: String(id), label: name, count: counts.get(id) ?? null }))
}
