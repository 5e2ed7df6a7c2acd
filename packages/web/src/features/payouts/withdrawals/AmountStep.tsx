import { money } from '@bra/contract/trade/format'
import type { CashOut } from '@bra/contract/payouts/withdrawals.schemas'
import { type SyntheticEvent, useState } from 'react'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { cashOutTexts } from './texts.ts'

interface AmountStepProps {
  terms: CashOut
  typed: string
  onType: (typed: string) => void
  onDone: (cents: number) => void
}

export function AmountStep({ terms, typed, onType, onDone }: AmountStepProps) {
  const t = useText()
  const [error, setError] = useState<string>()
  const { minimum_cents: least, withdrawable_cents: most } = terms
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const cents = centsOf(typed) ?? Number.NaN
    const wrong = Number.isNaN(cents)
      ? t(cashOutTexts.badAmount)
      : cents < least
        ? t(cashOutTexts.tooSmall, { amount: money(least) })
        : cents > most && t(cashOutTexts.tooLarge, { amount: money(most) })
    setError(wrong || undefined)
    if (wrong) event.currentTarget.querySelector('input')?.focus()
    else onDone(cents)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <TextInput
            label={t(cashOutTexts.howMuch)}
            before="R$"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            className="text-right tabular-nums"
            value={typed}
            error={error}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
        {most >= least && !error && (
          <Button variant="outline" onClick={() => onType(reaisOf(most))}>
            {t(cashOutTexts.all)}
          </Button>
        )}
      </div>
      <Button type="submit" className="self-end">
        {t(cashOutTexts.toCheck)}
      </Button>
    </form>
  )
}
