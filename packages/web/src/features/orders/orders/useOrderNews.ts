import { useLive } from '../../lib/live.ts'
import { useSession } from '../../lib/session.ts'
import { useRefreshOrders } from './orders.data.ts'

/** What is on screen of a person's orders follows what happens to them. */
export function useOrderNews() {
  const session = useSession()
  const refresh = useRefreshOrders()
  useLive(session ? `private-App.User.${session.user.id}` : null, 'OrderChanged', () => void refresh())
}
