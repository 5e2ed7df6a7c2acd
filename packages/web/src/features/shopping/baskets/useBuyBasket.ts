import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { leftInWords, useFillCart } from '../../orders/cart/fill.data.ts'
import { useSignInFirst } from '../../people/sessions/useSignInFirst.ts'
import type { fillingOf } from './baskets.data.ts'

/** Puts what was found into the cart and says what was refused; a visitor is asked to sign in. */
export function useBuyBasket(onDone: () => void) {
  const t = useText()
  const session = useSession()
  const signInFirst = useSignInFirst()
  const fill = useFillCart()
  const buy = (filling: ReturnType<typeof fillingOf>) => {
    if (!session) return signInFirst(t('tiles.cartLogin'))
    return fill.mutate(filling, {
      onSuccess: ({ left }) => {
        if (left.length) toast.warning(t('baskets.left', { count: unitsIn(left), why: leftInWords(left) }))
        else toast.success(t('baskets.filled'))
        onDone()
      },
    })
  }
  return { fill, buy }
}

const unitsIn = (left: { quantity: number }[]) => left.reduce((sum, { quantity }) => sum + quantity, 0)
