import type { StorefrontOffer } from '@bra/contract/shopping/storefronts.schemas'
import { money } from '@bra/contract/trade/format'
import { ShoppingCart } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { variantWords } from '../../catalogue/variants/variant-words.ts'
import { stockTexts } from './stock-texts.ts'
import { storefrontTexts } from './texts.ts'
import type { Buying } from './useListing.ts'

interface BuyListingProps {
  listing: StorefrontOffer
  buying: Buying
}

export function BuyListing({ listing, buying }: BuyListingProps) {
  const t = useText()
  const { name } = listing.product
  const { why, quantity, most, inCart } = buying
  const copy = [...variantWords(t, listing), money(listing.price_cents)].join(', ')
  return (
    <span className="flex items-start gap-1">
      <span className="flex flex-col items-center gap-0.5">
        <QuantityStepper
          value={quantity}
          onChange={buying.set}
          max={most}
          disabled={why !== null}
          label={t(storefrontTexts.quantityOf, { name })}
          decreaseLabel={t(storefrontTexts.decreaseOf, { name })}
          increaseLabel={t(storefrontTexts.increaseOf, { name })}
          maxReason={t(storefrontTexts.onlySo, { count: listing.quantity })}
        />
        <span className="hidden text-caption text-ink-3 @3xl:block">
          <StockLeft listing={listing} inCart={inCart} />
        </span>
      </span>
      <IconButton
        look="tonal"
        label={why ?? t(tileTexts.addNamed, { name, copy })}
        aria-disabled={why !== null || undefined}
        aria-busy={buying.isAdding || undefined}
        onClick={buying.put}
      >
        <ShoppingCart aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
    </span>
  )
}

interface StockLeftProps {
  listing: StorefrontOffer
  inCart: number
  isShort?: boolean
}

export function StockLeft({ listing: { quantity: count }, inCart, isShort }: StockLeftProps) {
  const t = useText()
  if (inCart > 0)
    return <b className="font-semibold text-mata tabular-nums">{t(storefrontTexts.inCart, { count: inCart })}</b>
  return <span className="tabular-nums">{t(isShort ? storefrontTexts.units : stockTexts.available, { count })}</span>
}
