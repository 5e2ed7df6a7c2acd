import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { QuantityStepper } from '../../../../ui/QuantityStepper.tsx'
import { unitsOf, useActiveCart } from '../../../orders/cart/active-cart.ts'
import { useAddToCart } from '../../../orders/cart/useAddToCart.ts'

/** Chooses how many units of an offer go into the cart. */
export function BuyOffer({ offer, isFirst }: { offer: StoreOffer; isFirst: boolean }) {
  const t = useText()
  const { add, isAdding } = useAddToCart()
  const [quantity, setQuantity] = useState(1)
  const { data: inCart = 0 } = useActiveCart(unitsOf(offer.id))
  const store = offer.store.name
  return (
    <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 xl:flex-nowrap xl:justify-end">
      <span className="flex flex-col items-start gap-0.5">
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          max={offer.quantity}
          label={t('product.quantityOf', { store })}
          decreaseLabel={t('product.decrease')}
          increaseLabel={t('product.increase')}
          maxReason={t('product.onlySo', { count: offer.quantity })}
        />
        <span className="text-caption text-ink-3 tabular-nums">{t('product.inStock', { count: offer.quantity })}</span>
        {inCart > 0 && (
          <span className="text-caption font-semibold text-mata tabular-nums">
            {t('product.inCart', { count: inCart })}
          </span>
        )}
      </span>
      <Button
        size="small"
        variant={isFirst ? 'solid' : 'tonal'}
        icon={<ShoppingCart aria-hidden size={16} strokeWidth={2} />}
        aria-label={t('product.addFrom', { store })}
        busy={isAdding}
        onClick={() => add({ offer, quantity })}
      >
        {t('product.add')}
      </Button>
    </span>
  )
}
