import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { useState } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { QuantityStepper } from '../../../../ui/QuantityStepper.tsx'
import { AddButton } from './AddButton.tsx'
import { offerTexts } from './texts.ts'

export function BuyOffer({ offer, best }: { offer: StoreOffer; best?: boolean }) {
  const t = useText()
  const [quantity, setQuantity] = useState(1)
  return (
    <span className="flex items-center justify-end gap-2">
      <QuantityStepper
        value={quantity}
        onChange={setQuantity}
        max={offer.quantity}
        label={t(offerTexts.quantityOf, { store: offer.store.name })}
        decreaseLabel={t(offerTexts.decrease)}
        increaseLabel={t(offerTexts.increase)}
        maxReason={t(offerTexts.onlySo, { count: offer.quantity })}
      />
      <AddButton
        offer={offer}
        quantity={quantity}
        best={best}
        className={best ? 'flex-1 max-[22rem]:px-2' : undefined}
      />
    </span>
  )
}
