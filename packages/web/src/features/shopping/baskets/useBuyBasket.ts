import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFillCart } from '../../orders/cart/fill.data.ts'
import { leftInWords } from '../../orders/cart/left-in-words.ts'
import { cartTexts } from '../../orders/cart/texts.ts'
import type { fillingOf } from './baskets.data.ts'
import { basketTexts } from './texts.ts'

export function useBuyBasket(onDone: () => void) {
  const t = useText()
  const navigate = useNavigate()
  const fill = useFillCart()
  const open = { label: t(cartTexts.open), onPress: () => void navigate(paths.cart()) }
  const buy = (filling: ReturnType<typeof fillingOf>) =>
    fill.mutate(filling, {
      onSuccess: ({ left }) => {
        if (left.length) toast.warning(t(basketTexts.left, { count: unitsIn(left), why: leftInWords(left) }), open)
        else toast.success(t(basketTexts.filled), open)
        onDone()
      },
    })
  return { fill, buy }
}

const unitsIn = (left: { quantity: number }[]) => left.reduce((sum, { quantity }) => sum + quantity, 0)
