import type { Input } from '@bra/contract/kit/api'
import { addressOfQuery } from '@bra/contract/shopping/saved-queries'
import { savedSearches } from '@bra/contract/shopping/saved-searches'
import type { SavedQuery } from '@bra/contract/shopping/saved-searches.schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
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

export function useRefreshed() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [savedSearches.list, savedSearches.brief].map((row) => queries.invalidateQueries({ queryKey: [routeOf(row)] })),
    )
}

export type NewSearch = Input<typeof savedSearches.save>['body']

export function useSaveSearchMutation() {
  const call = useCall()
  return useMutation({
    mutationFn: (body: NewSearch) => callEndpoint(call, savedSearches.save, { body }),
    onSuccess: useRefreshed(),
  })
}

export function useChangeSearch(id: number) {
  const call = useCall()
  return useMutation({
    mutationFn: (body: Input<typeof savedSearches.change>['body']) =>
      callEndpoint(call, savedSearches.change, { params: { id }, body }),
    onSuccess: useRefreshed(),
  })
}

export function useRemoveSearch(id: number) {
  const call = useCall()
  return useMutation({
    mutationFn: () => callEndpoint(call, savedSearches.remove, { params: { id } }),
    onSuccess: useRefreshed(),
  })
}
