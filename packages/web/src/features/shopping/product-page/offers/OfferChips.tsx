import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { chipStyle, FilterChip } from '../../../../ui/Chip.tsx'
import { chipsOf } from './offer-chips.ts'
import type { OffersState, OfferCounts } from './offers-state.ts'
import { offerTexts } from './texts.ts'

interface OfferChipsProps {
  chips: OfferCounts
  state: OffersState
  onChange: (state: OffersState) => void
}

export function OfferChips({ chips, state, onChange }: OfferChipsProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const all = chipsOf(t, chips, state)
  const shown = all.filter(({ promoted, pressed }) => isOpen || promoted || pressed)
  const isMore = isOpen || shown.length < all.length
  return (
    <fieldset className="flex gap-2 max-sm:flex-none sm:min-w-0 sm:flex-wrap lg:justify-end">
      <legend className="sr-only">{t(offerTexts.filterOffers)}</legend>
      {shown.map(({ key, short, word, count, pressed, change }) => (
        <FilterChip
          key={key}
          pressed={pressed}
          disabled={count === 0 && !pressed}
          count={count}
          onClick={() => onChange({ ...state, ...change })}
        >
          {short === word ? (
            word
          ) : (
            <>
              <span aria-hidden>{short}</span>
              <span className="sr-only">{word}</span>
            </>
          )}
        </FilterChip>
      ))}
      {isMore && (
        <button type="button" aria-expanded={isOpen} className={chipStyle()} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden size={16} strokeWidth={2} />
          {t(isOpen ? offerTexts.fewerFilters : offerTexts.moreFilters)}
        </button>
      )}
    </fieldset>
  )
}
