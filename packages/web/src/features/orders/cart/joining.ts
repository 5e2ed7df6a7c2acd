import { cart } from '@bra/contract/orders/cart'
import { callEndpoint } from '../../../lib/call.ts'
import { useEnv } from '../../../lib/env.ts'
import { forgetGuest, guestId } from '../../../lib/guest.ts'
import { flagVisitorsCart, hasVisitorsCart } from '../../../lib/visitors-cart.ts'
import { toast } from '../../../ui/toast.ts'
import { useDestination } from '../../people/addresses/destination.ts'
import { leftInWords } from './left-in-words.ts'

/** Options of a query that takes a visitor's cart over into the account before it shows the account's cart. */
export function useJoining() {
  const { call, t } = useEnv()
  const { cep } = useDestination()
  return {
    staleTime: 0,
    queryFn: async () => {
      const reply = await callEndpoint(call, cart.join, { body: { guest_id: guestId(), cep } })
      // several pages of this browser may ask at once; only the first has something to tell
      if (reply.left.length > 0 && hasVisitorsCart())
        toast.warning(t('shell.cartNotJoined', { why: leftInWords(reply.left) }))
      if (reply.waiting === 0) {
        flagVisitorsCart(false)
        forgetGuest()
      }
      return reply
    },
  }
}
