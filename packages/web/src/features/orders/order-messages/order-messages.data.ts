import { orderMessages } from '@bra/contract/order-messages'
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live.ts'
import { ask } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'

export const threadQuery = (id: number) => ask(orderMessages.list, { params: { id } })

/** A conversation follows what is written on the other side; a seller hears it as the person who owns the store. */
export function useThreadNews(id: number, storeId: number | null) {
  const session = useSession()
  const queries = useQueryClient()
  const channel = storeId === null ? session && `private-App.User.${session.user.id}` : `private-App.Store.${storeId}`
  useLive(channel ?? null, 'OrderMessage', (said) => {
    const { store_order_id: told = id } = (said ?? {}) as { store_order_id?: number }
    if (told === id) void queries.invalidateQueries({ queryKey: threadQuery(id).queryKey })
  })
}
