import { cart } from '@bra/contract/orders/cart'
import { callEndpoint } from '../../../lib/call.ts'
import type { Env } from '../../../lib/env.ts'
import { forgetGuest, guestId } from '../../../lib/guest.ts'
import { flagVisitorsCart, hasVisitorsCart } from '../../../lib/visitors-cart.ts'
import { toast } from '../../../ui/toast.ts'
import { cartLinkTexts } from './cart-link-texts.ts'
import { leftInWords } from './left-in-words.ts'

/** Takes a visitor's cart over into the account, tells what did not come along, and returns the account's cart. */
export async function joinCarts({ call, t }: Pick<Env, 'call' | 't'>, cep: string | undefined) {
  const reply = await callEndpoint(call, cart.join, { body: { guest_id: guestId(), cep } })
  // Several pages of this browser may ask at once; only the first has something to say.
  if (reply.left.length > 0 && hasVisitorsCart()) toast.warning(`${t(cartLinkTexts.cart)}: ${leftInWords(reply.left)}`)
  if (reply.waiting === 0) {
    flagVisitorsCart(false)
    forgetGuest()
  }
  return reply
}
