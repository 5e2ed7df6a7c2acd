import { orderMessages } from '@bra/contract/orders/order-messages'
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../lib/live.ts'
import { ask } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'

export const threadQuery = (id: number) => ask(orderMessages.list, { params: { id } })

/** Reloads a thread when the other side writes; a seller listens on the channel of the store. */
export function useThreadNews(id: number, storeId: number | null) {
  const session = useSession()
  const queries = useQueryClient()
  const channel = storeId === null ? session && `private-App.User.${session.user.id}` : `private-App.Store.${storeId}`
  useLive(channel ?? null, 'OrderMessage', (said) => {
    const { store_order_id: told = id } = (said ?? {}) as { store_order_id?: number }
    if (told === id) void queries.invalidateQueries({ queryKey: threadQuery(id).queryKey })
  })
}
