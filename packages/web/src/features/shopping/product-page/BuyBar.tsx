import type { Product } from '@bra/contract/catalog.schemas'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { showFirstOffer } from '../offers/first-offer.ts'

/** The way to the offers that stays under the thumb on a phone. */
export function BuyBar({ product }: { product: Product }) {
  const t = useText()
  if (product.price_low === null) return null
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-line bg-surface px-4 py-2.5 lg:hidden"
    >
      <p className="flex-1">
        <span className="block text-caption text-ink-3">{t('product.startingAt')}</span>
        <Money cents={product.price_low} size="large" />
      </p>
      <Button onClick={showFirstOffer}>{t('product.seeOffers')}</Button>
    </div>
  )
}
