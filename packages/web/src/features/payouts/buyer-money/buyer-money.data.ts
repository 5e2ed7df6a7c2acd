import { credits } from '@bra/contract/money/credits'
import { buyerMoney } from '@bra/contract/payouts/buyer-money'
import { useQueryClient } from '@tanstack/react-query'
import { routeOf } from '../../../lib/call.ts'
import { useLive } from '../../../lib/live.ts'
import { ask } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'

export const moneyQuery = () => ask(buyerMoney.show, {})

export function useMoneyNews() {
  const session = useSession()
  const queries = useQueryClient()
  const channel = session ? `private-App.User.${session.user.id}` : null
  const refresh = () => {
    for (const shown of [buyerMoney.show, credits.show]) void queries.invalidateQueries({ queryKey: [routeOf(shown)] })
  }
  useLive(channel, 'OrderChanged', refresh)
  useLive(channel, 'ComplaintChanged', refresh)
}
