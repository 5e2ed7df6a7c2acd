import { notices } from '@bra/contract/people/notices'
import type { NoticePreference } from '@bra/contract/people/notices.schemas'
import { privacy } from '@bra/contract/people/privacy'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { useCall } from '../../../lib/env.ts'
import { preferencesQuery } from './notices.data.ts'

/** Marks one notice or all as read; all pages of the list and the count on the bell are read again. */
export function useMarkRead() {
  const call = useCall()
  return useMutation<unknown, Error, number | 'all'>({
    mutationFn: (which) =>
      which === 'all'
        ? callEndpoint(call, notices.readAll, {})
        : callEndpoint(call, notices.read, { params: { id: which } }),
    onSettled: useRefresh([notices.list]),
  })
}

export function useChoose() {
  const client = useQueryClient()
  const { queryKey } = preferencesQuery
  return useCommand(notices.choose, {
    input: (chosen: NoticePreference) => ({ body: { preferences: [chosen] } }),
    onMutate: async (chosen) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<{ preferences: NoticePreference[] }>(queryKey, (old) => ({
        preferences: (old?.preferences ?? []).map((row) => (row.kind === chosen.kind ? chosen : row)),
      }))
    },
    onError: useRefresh([preferencesQuery]),
    // News by mail is also one of the consents.
    refresh: [privacy.consents],
  })
}
