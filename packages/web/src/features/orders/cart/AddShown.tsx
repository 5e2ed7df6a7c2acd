import { money } from '@bra/contract/trade/format'
import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { useText } from '../../../lib/text.tsx'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { variantWords } from '../../catalogue/variants/variant-words.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useAddToCart } from './useAddToCart.ts'

interface AddShownProps {
  name: string
  offer: NamedOffer
}

export function AddShown({ name, offer }: AddShownProps) {
  const t = useText()
  const { add, isAdding } = useAddToCart()
  const copy = [...variantWords(t, offer), money(offer.price_cents), offer.store.name].join(', ')
  return (
    <IconButton
      label={t(tileTexts.addNamed, { name, copy })}
      aria-busy={isAdding || undefined}
      onClick={() => !isAdding && add({ offer, quantity: 1 })}
    >
      <Icon name="cart" />
    </IconButton>
  )
}
