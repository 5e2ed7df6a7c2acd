import type { Input } from '@bra/contract/kit/api'
import { suggestions } from '@bra/contract/catalogue/suggestions'
import type { SuggestionState } from '@bra/contract/catalogue/suggestions.schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pageOf } from '../../../lib/address.ts'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

export const ownSuggestionsQuery = ask(suggestions.mine, { query: { page: 1 } })
export const pagesOfSuggestions = (status: SuggestionState, query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) => askKeeping(suggestions.all, { query: { status, page: at + 1 } }))

const refreshed = [suggestions.mine, suggestions.all]

/** Makes one of the calls that change suggestions, then reloads every list of suggestions. */
export function useSuggestionCall<Name extends 'create' | 'edit' | 'approve' | 'merge' | 'refuse'>(name: Name) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<(typeof suggestions)[Name]>) =>
      callEndpoint(call, suggestions[name], input as never) as Promise<{ message: string }>,
    onSettled: () => Promise.all(refreshed.map((row) => queries.invalidateQueries({ queryKey: [routeOf(row)] }))),
  })
}
