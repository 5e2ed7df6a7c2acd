import { useLive } from '../../../lib/live.ts'
import { useSession } from '../../../lib/session.ts'
import { useRefreshOrders } from './orders.data.ts'

export function useOrderNews() {
  const session = useSession()
  const refresh = useRefreshOrders()
  useLive(session ? `private-App.User.${session.user.id}` : null, 'OrderChanged', () => void refresh())
}
