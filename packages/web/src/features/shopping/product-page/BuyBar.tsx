import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ShownPrice } from '../../catalogue/catalog/ShownPrice.tsx'
import { showFirstOffer } from './offers/first-offer.ts'

/** A bar at the bottom of a phone's screen that leads to the offers. */
export function BuyBar({ product }: { product: Product }) {
  const t = useText()
  if (product.price_low === null) return null
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-line bg-surface px-4 py-2.5 lg:hidden"
    >
      <p className="min-w-0 flex-1">
        <ShownPrice alone product={product} />
      </p>
      <Button onClick={showFirstOffer}>{t('product.seeOffers')}</Button>
    </div>
  )
}
