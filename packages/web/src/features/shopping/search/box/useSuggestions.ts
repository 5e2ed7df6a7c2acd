import { search } from '@bra/contract/shopping/search'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../lib/env.ts'
import { type Call, callEndpoint } from '../../../../lib/call.ts'

const DEBOUNCE_MS = 150
const MOST_TYPED = 120

interface TypedSearch {
  typed: string
  game: string | undefined
}

export const suggestionsQuery = (call: Call, { typed, game }: TypedSearch) =>
  queryOptions({
    queryKey: ['suggestions', typed, game],
    queryFn: ({ signal }) =>
      callEndpoint(call, search.suggest, { params: { query: typed }, query: { business: game } }, signal),
  })

const asTyped = (typed: string) => typed.trim().slice(0, MOST_TYPED)

/** Asks a moment after the last key. While `isCurrent` is false the suggestions belong to the text before. */
export function useSuggestions(typed: string, active: boolean, game?: string) {
  const call = useCall()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asTyped(typed)), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  const enabled = active && settled.length > 0
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...suggestionsQuery(call, { typed: settled, game }),
    enabled,
    placeholderData: (previous) => previous,
  })
  const isCurrent = enabled && data !== undefined && !isPlaceholderData && settled === asTyped(typed)
  return { suggestions: enabled ? data : undefined, busy: enabled && isFetching, isCurrent }
}
