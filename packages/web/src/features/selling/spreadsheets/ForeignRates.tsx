import { useText } from '../../../lib/text.tsx'
import { NumberInput, Select } from '../../../ui/inputs.tsx'
import { type TypedRate, wrongRates } from './sheet-answers.ts'
import type { QuestionsPart } from './SheetWords.tsx'
import { sheetTexts } from './texts.ts'

const roundings: TypedRate['round'][] = ['cent', 'ten', 'half', 'ninety']

/** Asks once for each currency of the file what its unit is worth, and which part of that the price becomes. */
export function ForeignRates({ questions: { currencies }, draft, onChange }: QuestionsPart) {
  const t = useText()
  const wrong = wrongRates(draft)
  return currencies.map(({ currency, lines }) => {
    const rate = draft.rates[currency] ?? { unit: '', factor: '100', round: 'cent' }
    const change = (part: Partial<TypedRate>) =>
      onChange({ rates: { ...draft.rates, [currency]: { ...rate, ...part } } })
    return (
      <fieldset key={currency} className="grid min-w-0 gap-3 sm:grid-cols-3">
        <legend className="mb-1 text-label font-semibold">{t(sheetTexts.rateOf, { currency, count: lines })}</legend>
        <NumberInput
          decimal
          before="R$"
          label={t(sheetTexts.rate, { currency })}
          error={wrong.has(currency) ? t(sheetTexts.wrongRate) : undefined}
          value={rate.unit}
          onChange={({ target }) => change({ unit: target.value })}
        />
        <NumberInput
          after="%"
          label={t(sheetTexts.factor)}
          value={rate.factor}
          onChange={({ target }) => change({ factor: target.value })}
        />
        <Select
          label={t(sheetTexts.rounding)}
          value={rate.round}
          onChange={({ target }) => change({ round: target.value as TypedRate['round'] })}
        >
          {roundings.map((one) => (
            <option key={one} value={one}>
              {t(sheetTexts[`round_${one}`])}
            </option>
          ))}
        </Select>
      </fieldset>
    )
  })
}
