import type { SavedCard } from '@bra/contract/money/payments.schemas'
import { useId } from 'react'
import { useText } from '../../../lib/text.tsx'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import type { PayChoice } from './pay-choice.ts'
import { payWithTexts } from './pay-with-texts.ts'

interface SavedCardChoiceProps {
  cards: SavedCard[]
  chosen: PayChoice['cardId']
  onChoose: (id: number | 'new') => void
}

export function SavedCardChoice({ cards, chosen, onChoose }: SavedCardChoiceProps) {
  const t = useText()
  const group = useId()
  return (
    <ChoiceGroup legend={t(payWithTexts.whichCard)}>
      {cards.map(({ id, brand, last_four: last, holder, expiry_month: month, expiry_year: year, expired }) => {
        const expiry = `${String(month).padStart(2, '0')}/${year}`
        return (
          <Radio
            key={id}
            name={group}
            disabled={expired}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            hint={`${holder} · ${t(expired ? payWithTexts.expiredOn : payWithTexts.goodUntil, { expiry })}`}
          >
            {t(payWithTexts.cardName, { brand, last })}
          </Radio>
        )
      })}
      <Radio name={group} checked={chosen === 'new'} onChange={() => onChoose('new')}>
        {t(payWithTexts.otherCard)}
      </Radio>
    </ChoiceGroup>
  )
}
