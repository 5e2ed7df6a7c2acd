import { search } from '@bra/contract/search'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '../../../lib/env.ts'
import { type Call, callEndpoint } from '../../../lib/call.ts'

const DEBOUNCE_MS = 150
const MOST_TYPED = 120

export const suggestionsQuery = (call: Call, typed: string) =>
  queryOptions({
    queryKey: ['suggestions', typed],
    queryFn: ({ signal }) => callEndpoint(call, search.suggest, { params: { query: typed }, query: {} }, signal),
  })

/** Suggestions for what is typed, a moment after the last key; the previous request is dropped. */
export function useSuggestions(typed: string, active: boolean) {
  const call = useCall()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim().slice(0, MOST_TYPED)), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  const enabled = active && settled.length > 0
  const { data, isFetching } = useQuery({
    ...suggestionsQuery(call, settled),
    enabled,
    placeholderData: (previous) => previous,
  })
  return { suggestions: enabled ? data : undefined, busy: enabled && isFetching }
}
