import { suggestions } from '@bra/contract/catalogue/suggestions'
import type { SuggestionState } from '@bra/contract/catalogue/suggestions.schemas'
import { pageOf } from '../../../lib/address.ts'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

export const ownSuggestionsQuery = ask(suggestions.mine, { query: { page: 1 } })
export const pagesOfSuggestions = (status: SuggestionState, query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) => askKeeping(suggestions.all, { query: { status, page: at + 1 } }))

/** Makes one of the calls that change suggestions, then reloads every list of suggestions. */
export const useSuggestionCall = <Name extends 'create' | 'edit' | 'approve' | 'merge' | 'refuse'>(name: Name) =>
  useCommand(suggestions[name], { onSettled: useRefresh([suggestions.mine, suggestions.all]) })
