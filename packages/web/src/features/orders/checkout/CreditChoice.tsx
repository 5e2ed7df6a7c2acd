import { money } from '@bra/contract/trade/format'
import { useText } from '../../../lib/text.tsx'
import { Checkbox } from '../../../ui/choices.tsx'
import { creditTexts } from '../orders/credit-texts.ts'

interface CreditChoiceProps {
  /** In cents: what the credit may pay of this purchase. */
  cents: number
  isUsed: boolean
  isDisabled: boolean
  onChoose: (isUsed: boolean) => void
}

export function CreditChoice({ cents, isUsed, isDisabled, onChoose }: CreditChoiceProps) {
  const t = useText()
  return (
    <Checkbox
      className="mb-3"
      checked={isUsed}
      disabled={isDisabled}
      hint={t(creditTexts.spendHint)}
      onChange={({ target }) => onChoose(target.checked)}
    >
      {t(creditTexts.spend, { amount: money(cents) })}
    </Checkbox>
  )
}
