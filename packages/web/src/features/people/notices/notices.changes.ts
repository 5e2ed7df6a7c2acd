import { notices } from '@bra/contract/notices'
import type { NoticePreference } from '@bra/contract/notices.schemas'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, routeOf } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { preferencesQuery } from './notices.data.ts'

/** All pages of the list, and the count on the bell. */
const refreshNotices = (client: QueryClient) => client.invalidateQueries({ queryKey: [routeOf(notices.list)] })

/** Marks one as read, or all of them. */
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

/** Saves the ways of one kind: at once on screen, taken back if the server refuses. */
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
  })
}
