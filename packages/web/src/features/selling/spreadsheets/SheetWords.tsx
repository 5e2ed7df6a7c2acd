import type { SheetQuestions } from '@bra/contract/selling/spreadsheets.schemas'
import { offerConditions } from '@bra/contract/trade/trade'
import { useText } from '../../../lib/text.tsx'
import { AccordionItem } from '../../../ui/Accordion.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { ConditionOptions, FinishOptions, LanguageOptions } from '../../catalogue/variants/variant-options.tsx'
import type { AnswerDraft } from './sheet-answers.ts'
import { sheetTexts } from './texts.ts'

export interface QuestionsPart {
  questions: SheetQuestions
  draft: AnswerDraft
  onChange: (part: Partial<AnswerDraft>) => void
}

export function UnknownWords(part: QuestionsPart) {
  const t = useText()
  return (
    <fieldset className="min-w-0">
      <legend className="text-label font-semibold">{t(sheetTexts.words)}</legend>
      <p className="mb-2 text-small text-ink-3">{t(sheetTexts.wordsHint)}</p>
      <Words {...part} isKnown={false} />
    </fieldset>
  )
}

/** Shows how the other words were understood, so that a seller who means something else can say so. */
export function KnownWords(part: QuestionsPart) {
  const t = useText()
  if (!part.questions.words.some(({ meaning }) => meaning !== null)) return null
  return (
    <AccordionItem title={t(sheetTexts.knownWords)}>
      <p className="mb-2 text-small">{t(sheetTexts.wordsHint)}</p>
      <Words {...part} isKnown />
    </AccordionItem>
  )
}

function Words({ questions, draft, onChange, isKnown }: QuestionsPart & { isKnown: boolean }) {
  const t = useText()
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {questions.words
        .filter(({ meaning }) => (meaning !== null) === isKnown)
        .map(({ kind, word, meaning, lines }) => {
          const key = `${kind} ${word}`
          return (
            <li key={key} className="min-w-0">
              <Select
                label={t(sheetTexts.word, { kind: t(sheetTexts[`kind_${kind}`]), word, count: lines })}
                value={draft.words[key]?.meaning ?? meaning ?? ''}
                onChange={({ target }) =>
                  onChange({ words: { ...draft.words, [key]: { kind, word, meaning: target.value } } })
                }
              >
                {meaning === null && (
                  <option value="" disabled>
                    {t(sheetTexts.choose)}
                  </option>
                )}
                {kind === 'condition' && <ConditionOptions of={offerConditions} />}
                {kind === 'language' && <LanguageOptions />}
                {kind === 'finish' && <FinishOptions />}
              </Select>
            </li>
          )
        })}
    </ul>
  )
}
