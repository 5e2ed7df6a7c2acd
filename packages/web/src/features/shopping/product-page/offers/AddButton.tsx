import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { ShoppingCart } from 'lucide-react'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { unitsOf, useActiveCart } from '../../../orders/cart/active-cart.ts'
import { useAddToCart } from '../../../orders/cart/useAddToCart.ts'
import { offerTexts } from './texts.ts'

interface AddButtonProps {
  offer: StoreOffer
  quantity?: number
  /** True for the one button of the section that is solid. */
  best?: boolean
  className?: string
}

export function AddButton({ offer, quantity = 1, best, className }: AddButtonProps) {
  const t = useText()
  const { add, isAdding } = useAddToCart()
  const { data: inCart = 0 } = useActiveCart(unitsOf(offer.id))
  const store = offer.store.name
  return (
    <Button
      size={best ? 'medium' : 'small'}
      variant={best ? 'solid' : 'tonal'}
      icon={<ShoppingCart aria-hidden size={16} strokeWidth={2} />}
      aria-label={inCart ? t(offerTexts.addMoreFrom, { count: inCart, store }) : t(offerTexts.addFrom, { store })}
      busy={isAdding}
      className={className}
      onClick={() => add({ offer, quantity })}
    >
      <span className="whitespace-nowrap">{inCart ? t(offerTexts.inCart, { count: inCart }) : t(offerTexts.add)}</span>
    </Button>
  )
}
