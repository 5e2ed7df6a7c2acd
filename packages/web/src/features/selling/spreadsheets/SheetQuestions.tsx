import type { SheetImport } from '@bra/contract/selling/spreadsheets.schemas'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type AnswerDraft, answersOf, noAnswers, type SheetAnswers, wrongPrices } from './sheet-answers.ts'
import { SheetCards } from './SheetCards.tsx'
import { SheetPrices } from './SheetPrices.tsx'
import { KnownWords, UnknownWords } from './SheetWords.tsx'

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
    if (!busy && wrongPrices(draft).size === 0) onAnswer(answersOf(draft))
  }
  const unknown = questions.words.filter(({ meaning }) => meaning === null)
  const isOpen = unknown.length + questions.unmatched_count + questions.unpriced_count > 0
  if (!isOpen && questions.words.length + questions.suggested_count === 0) return null
  const part = { questions, draft, onChange: change }
  return (
    <form aria-labelledby={id} className="grid gap-5" onSubmit={send}>
      <div className={isOpen ? undefined : 'sr-only'}>
        <h3 id={id} className="text-body font-bold">
          {t('sheets.open')}
        </h3>
        <p className="text-label text-ink-2">{t('sheets.openHint')}</p>
      </div>
      {unknown.length > 0 && <UnknownWords {...part} />}
      {questions.unmatched_count > 0 && <SheetCards {...part} />}
      {questions.unpriced_count + questions.suggested_count > 0 && <SheetPrices {...part} />}
      <KnownWords {...part} />
      <div>
        <Button type="submit" variant={isOpen ? 'tonal' : 'outline'} busy={busy}>
          {t('sheets.apply')}
        </Button>
      </div>
    </form>
  )
}
