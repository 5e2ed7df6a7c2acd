import { orderMessages } from '@bra/contract/orders/order-messages'
import type { Input } from '@bra/contract/kit/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pageOf } from '../../../lib/address.ts'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { useLive } from '../../../lib/live.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 24

export const inboxQueries = (storeId: number, query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(orderMessages.inbox, {
      params: { store_id: storeId },
      query: { page: at + 1, per_page: PER_PAGE, unanswered: query.get('todas') === null },
    }),
  )

export function useInboxNews(storeId: number) {
  const queries = useQueryClient()
  useLive(`private-App.Store.${storeId}`, 'OrderMessage', () => {
    void queries.invalidateQueries({ queryKey: [routeOf(orderMessages.inbox)] })
  })
}

export const repliesQuery = (storeId: number) => ask(orderMessages.replies, { params: { store_id: storeId } })

export function useReloadReplies() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [routeOf(orderMessages.replies)] })
}

export function useRemoveReply() {
  const call = useCall()
  const reload = useReloadReplies()
  return useMutation({
    mutationFn: (input: Input<typeof orderMessages.removeReply>) =>
      callEndpoint(call, orderMessages.removeReply, input),
    onSettled: reload,
  })
}
