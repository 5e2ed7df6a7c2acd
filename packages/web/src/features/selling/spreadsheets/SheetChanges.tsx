import { money } from '@bra/contract/trade/format'
import type { SheetQuestions } from '@bra/contract/selling/spreadsheets.schemas'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { AccordionItem } from '../../../ui/Accordion.tsx'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import type { QuestionsPart } from './SheetWords.tsx'
import { sheetTexts } from './texts.ts'

const ways: SheetQuestions['stock'][] = ['set', 'add']

export function StockWay({ questions, draft, onChange }: QuestionsPart) {
  const t = useText()
  return (
    <ChoiceGroup legend={t(sheetTexts.stock, { count: questions.existing_count })}>
      {ways.map((one) => (
        <Radio key={one} name="stock" checked={draft.stock === one} onChange={() => onChange({ stock: one })}>
          {t(sheetTexts[`stock_${one}`])}
        </Radio>
      ))}
    </ChoiceGroup>
  )
}

export function SheetChanges({ changes, joined_count: joined }: Pick<SheetQuestions, 'changes' | 'joined_count'>) {
  const t = useText()
  return (
    <>
      {joined > 0 && (
        <p role="status" className="text-label text-ink-2">
          {t(sheetTexts.joined, { count: joined })}
        </p>
      )}
      {changes.length > 0 && (
        <AccordionItem title={t(sheetTexts.changes, { count: changes.length })}>
          <ul className="grid gap-1.5 text-label tabular-nums">
            {changes.map(({ line, name, condition, language, finish, before, after }) => (
              <li key={line} className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
                <span className="min-w-0">
                  {name}{' '}
                  <span className="text-ink-2">
                    {condition} · {t(tradeTexts[language])} · {t(tradeTexts[finish])}
                  </span>
                </span>
                <span>
                  {before ? `${before.quantity} → ${after.quantity}` : t(sheetTexts.fresh, { count: after.quantity })}
                  {' · '}
                  {before && before.price_cents !== after.price_cents && `${money(before.price_cents)} → `}
                  {money(after.price_cents)}
                </span>
              </li>
            ))}
          </ul>
        </AccordionItem>
      )}
    </>
  )
}
