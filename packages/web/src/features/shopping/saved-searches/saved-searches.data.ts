import type { Input } from '@bra/contract/kit/api'
import { addressOfQuery } from '@bra/contract/shopping/saved-queries'
import { savedSearches } from '@bra/contract/shopping/saved-searches'
import type { SavedQuery } from '@bra/contract/shopping/saved-searches.schemas'
import { useCommand } from '../../../lib/command.ts'
import { ask } from '../../../lib/query.ts'
import { filterOf, type ListState } from '../search/list-state.ts'
import type { ListScope } from '../search/search.data.ts'

export const savedSearchesQuery = { ...ask(savedSearches.list, {}), staleTime: 0 }
export const searchesInBriefQuery = ask(savedSearches.brief, {})
export const previewQuery = (query: SavedQuery) => ({
  ...ask(savedSearches.preview, { body: { query } }),
  staleTime: 0,
  gcTime: 0,
})
/** The server takes the news as seen when it is asked, so its answer is kept while the page lives. */
export const lookQuery = (id: number) => ({
  ...ask(savedSearches.look, { params: { id } }),
  staleTime: Infinity,
  retry: false,
})

/** Returns null for a list of promotions, whose products are gone when they end. */
export function queryOfList(scope: ListScope, state: ListState): SavedQuery | null {
  if (scope.promotion !== undefined) return null
  const { search, brands, leagues, categories, type } = scope
  return {
    ...(filterOf(state) as SavedQuery),
    ...(search && { search }),
    ...(brands && { brands }),
    ...(leagues && { leagues }),
    categories: categories?.length ? (categories as number[]) : state.categories,
    type: type === 'tcg' || type === 'acs' || type === 'bra' ? type : 'filter',
  }
}

export const addressOfSearch = ({ id, query }: { id: number; query: SavedQuery }) => addressOfQuery(query, id)

export const searchLists = [savedSearches.list, savedSearches.brief]

export const useSaveSearchMutation = () => useCommand(savedSearches.save, { refresh: searchLists })

export const useChangeSearch = (id: number) =>
  useCommand(savedSearches.change, {
    input: (body: Input<typeof savedSearches.change>['body']) => ({ params: { id }, body }),
    refresh: searchLists,
  })

export const useRemoveSearch = () => useCommand(savedSearches.remove, { refresh: searchLists })
