import { notices } from '@bra/contract/people/notices'
import type { NoticePreference } from '@bra/contract/people/notices.schemas'
import { privacy } from '@bra/contract/people/privacy'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { preferencesQuery } from './notices.data.ts'

/** Reloads all pages of the list, and the count on the bell. */
const refreshNotices = (client: QueryClient) => client.invalidateQueries({ queryKey: [routeOf(notices.list)] })

export function useMarkRead() {
  const call = useCall()
  const client = useQueryClient()
  return useMutation<unknown, Error, number | 'all'>({
    mutationFn: (which) =>
      which === 'all'
        ? callEndpoint(call, notices.readAll, {})
        : callEndpoint(call, notices.read, { params: { id: which } }),
    onSettled: () => refreshNotices(client),
  })
}

export function useChoose() {
  const call = useCall()
  const client = useQueryClient()
  const { queryKey } = preferencesQuery
  return useMutation({
    mutationFn: (chosen: NoticePreference) => callEndpoint(call, notices.choose, { body: { preferences: [chosen] } }),
    onMutate: async (chosen) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<{ preferences: NoticePreference[] }>(queryKey, (old) => ({
        preferences: (old?.preferences ?? []).map((row) => (row.kind === chosen.kind ? chosen : row)),
      }))
    },
    onError: () => client.invalidateQueries({ queryKey }),
    // News by mail is also one of the consents.
    onSuccess: () => client.invalidateQueries({ queryKey: [routeOf(privacy.consents)] }),
  })
}
