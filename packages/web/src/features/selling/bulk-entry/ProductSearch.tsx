import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SuggestButton } from '../../catalogue/suggestions/SuggestButton.tsx'
import { offerFormTexts } from './offer-form-texts.ts'
import { ProductPicker } from './ProductPicker.tsx'

interface ProductSearchProps {
  /** True after the first product; then the field takes the focus. */
  isNext: boolean
  onPick: (id: number) => void
  onMissing: () => void
}

export function ProductSearch({ isNext, onPick, onMissing }: ProductSearchProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  return (
    <>
      <ProductPicker typed={typed} onType={setTyped} isNext={isNext} onPick={({ id }) => onPick(id)} />
      <section aria-labelledby="missing" className="mt-8 rounded-panel bg-sunken p-5">
        <h2 id="missing" className="text-h3">
          {t(offerFormTexts.notInCatalogue)}
        </h2>
        <p className="mt-1 mb-3 max-w-[60ch] text-ink-2">{t(offerFormTexts.notInCatalogueHint)}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={onMissing}>
            {t(offerFormTexts.registerGoods)}
          </Button>
          <SuggestButton text={offerFormTexts.suggest} name={typed.trim()} />
        </div>
      </section>
    </>
  )
}
