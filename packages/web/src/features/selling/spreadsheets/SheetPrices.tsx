import { money } from '@bra/contract/trade/format'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { Checkbox } from '../../../ui/choices.tsx'
import { NumberInput } from '../../../ui/inputs.tsx'
import { ForeignRates } from './ForeignRates.tsx'
import { wrongPrices } from './sheet-answers.ts'
import type { QuestionsPart } from './SheetWords.tsx'
import { sheetTexts } from './texts.ts'

export function SheetPrices({ questions, draft, onChange }: QuestionsPart) {
  const t = useText()
  const { unpriced, unpriced_count: count, suggested_count } = questions
  const wrong = wrongPrices(draft)
  return (
    <section className="grid gap-3">
      <div>
        {count > 0 && <h4 className="text-label font-semibold">{t(sheetTexts.prices, { count })}</h4>}
        <p className="text-small text-ink-3">{t(sheetTexts.pricesHint)}</p>
      </div>
      <Checkbox
        checked={draft.isSuggested}
        hint={suggested_count > 0 ? t(sheetTexts.suggestedUsed, { count: suggested_count }) : undefined}
        onChange={({ target }) => onChange({ isSuggested: target.checked })}
      >
        {t(sheetTexts.takeSuggested)}
      </Checkbox>
      <ForeignRates questions={questions} draft={draft} onChange={onChange} />
      <Checkbox
        checked={draft.isPaused}
        hint={t(sheetTexts.pauseHint)}
        onChange={({ target }) => onChange({ isPaused: target.checked })}
      >
        {t(sheetTexts.pause)}
      </Checkbox>
      <ul className="grid gap-3 sm:grid-cols-2">
        {unpriced.map(({ line, name, condition, language, finish, told, suggested_cents }) => (
          <li key={line} className="min-w-0">
            <NumberInput
              decimal
              before="R$"
              label={t(sheetTexts.price, { name, line })}
              hint={[
                condition.length < 3 ? condition : t(tradeTexts[condition]),
                t(tradeTexts[language]),
                t(tradeTexts[finish]),
                told && t(sheetTexts.told, { told }),
                suggested_cents !== null && t(sheetTexts.suggested, { price: money(suggested_cents) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              error={wrong.has(line) ? t(sheetTexts.wrongPrice) : undefined}
              value={draft.prices[line] ?? ''}
              onChange={({ target }) => onChange({ prices: { ...draft.prices, [line]: target.value } })}
            />
          </li>
        ))}
      </ul>
      {count > unpriced.length && (
        <p className="text-small text-ink-3">{t(sheetTexts.more, { shown: unpriced.length, count })}</p>
      )}
    </section>
  )
}
