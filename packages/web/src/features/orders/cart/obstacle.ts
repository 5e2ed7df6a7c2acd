import { type Cart, MOST_OF_AN_ORDER_CENTS } from '@bra/contract/orders/cart.schemas'
import { money } from '@bra/contract/trade/format'
import type { Translate } from '../../../lib/text.tsx'
import { cartTexts } from './texts.ts'

export const isTooDear = (cart: Pick<Cart, 'total_cents'>) => cart.total_cents > MOST_OF_AN_ORDER_CENTS

export const tooDear = (t: Translate) => t(cartTexts.tooDear, { most: money(MOST_OF_AN_ORDER_CENTS) })

/** Says why the cart cannot be ordered, or null; what the buyer must fix first comes first. */
export function obstacleOf(cart: Cart, t: Translate): string | null {
  if (cart.can_checkout) return null
  const bought = cart.groups.flatMap(({ lines }) => lines).filter(({ available }) => available > 0)
  if (bought.length === 0) return t(cartTexts.nothingLeft)
  if (bought.some(({ quantity, available }) => quantity > available)) return t(cartTexts.fixFirst)
  return isTooDear(cart) ? tooDear(t) : t(cartTexts.noWay)
}
