import { orderMessages } from '@bra/contract/orders/order-messages'
import { pageOf } from '../../../lib/address.ts'
import { useCommand, useRefresh } from '../../../lib/command.ts'
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
  const refresh = useRefresh([orderMessages.inbox])
  useLive(`private-App.Store.${storeId}`, 'OrderMessage', () => void refresh())
}

export const repliesQuery = (storeId: number) => ask(orderMessages.replies, { params: { store_id: storeId } })

export const useRemoveReply = () =>
  useCommand(orderMessages.removeReply, { onSettled: useRefresh([orderMessages.replies]) })
