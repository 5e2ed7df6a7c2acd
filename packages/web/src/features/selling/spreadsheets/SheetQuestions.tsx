import type { SheetImport } from '@bra/contract/selling/spreadsheets.schemas'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type AnswerDraft, answersOf, noAnswers, type SheetAnswers, wrongPrices, wrongRates } from './sheet-answers.ts'
import { SheetChanges, StockWay } from './SheetChanges.tsx'
import { SheetCards } from './SheetCards.tsx'
import { SheetPrices } from './SheetPrices.tsx'
import { KnownWords, UnknownWords } from './SheetWords.tsx'
import { sheetTexts } from './texts.ts'

interface SheetQuestionsProps {
  sheet: SheetImport
  busy: boolean
  onAnswer: (answers: SheetAnswers) => void
}

/** Everything that a sheet leaves open, answered together; the preview is made again with the answers. */
export function SheetQuestions({ sheet: { questions }, busy, onAnswer }: SheetQuestionsProps) {
  const t = useText()
  const id = useId()
  const [draft, setDraft] = useState<AnswerDraft>(() => noAnswers(questions))
  const [answered, setAnswered] = useState(questions)
  if (answered !== questions) {
    setAnswered(questions)
    setDraft(noAnswers(questions))
  }
  const change = (part: Partial<AnswerDraft>) => setDraft((before) => ({ ...before, ...part }))
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && wrongPrices(draft).size + wrongRates(draft).size === 0) onAnswer(answersOf(draft))
  }
  const unknown = questions.words.filter(({ meaning }) => meaning === null)
  const hasPrices = questions.unpriced_count + questions.suggested_count + questions.currencies.length > 0
  const isOpen = unknown.length + questions.unmatched_count + questions.unpriced_count > 0
  const { changes, joined_count, existing_count } = questions
  const isSilent = questions.words.length + changes.length + joined_count + existing_count === 0
  if (!isOpen && !hasPrices && !questions.pauses_unpriced && isSilent) return null
  const part = { questions, draft, onChange: change }
  return (
    <form aria-labelledby={id} className="grid gap-5" onSubmit={send}>
      <div className={isOpen ? undefined : 'sr-only'}>
        <h3 id={id} className="text-body font-bold">
          {t(sheetTexts.open)}
        </h3>
        <p className="text-label text-ink-2">{t(sheetTexts.openHint)}</p>
      </div>
      {unknown.length > 0 && <UnknownWords {...part} />}
      {questions.unmatched_count > 0 && <SheetCards {...part} />}
      {(hasPrices || questions.pauses_unpriced) && <SheetPrices {...part} />}
      {existing_count > 0 && <StockWay {...part} />}
      <SheetChanges {...questions} />
      <KnownWords {...part} />
      <div>
        <Button type="submit" variant={isOpen ? 'tonal' : 'outline'} busy={busy}>
          {t(sheetTexts.apply)}
        </Button>
      </div>
    </form>
  )
}
