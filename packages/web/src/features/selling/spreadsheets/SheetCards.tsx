import type { Candidate, SheetQuestions } from '@bra/contract/selling/spreadsheets.schemas'
import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CardArt } from '../../../ui/CardArt.tsx'
import { Checkbox, ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import { ProductPicker } from '../bulk-entry/ProductPicker.tsx'
import type { AnswerDraft } from './sheet-answers.ts'
import type { QuestionsPart } from './SheetWords.tsx'
import { sheetTexts } from './texts.ts'

export function SheetCards({ questions, draft, onChange }: QuestionsPart) {
  const t = useText()
  const { unmatched, unmatched_count: count, single_count: single } = questions
  return (
    <section className="grid gap-3">
      <div>
        <h4 className="text-label font-semibold">{t(sheetTexts.unmatched, { count })}</h4>
        <p className="text-small text-ink-3">{t(sheetTexts.unmatchedHint)}</p>
      </div>
      {single > 1 && (
        <Checkbox checked={draft.takesSingle} onChange={({ target }) => onChange({ takesSingle: target.checked })}>
          {t(sheetTexts.takeSingle, { count: single })}
        </Checkbox>
      )}
      {unmatched.map((card) => (
        <CardChoice
          key={card.key}
          card={card}
          pick={draft.picks[card.key]}
          onPick={(pick) => onChange({ picks: { ...draft.picks, [card.key]: pick } })}
        />
      ))}
      {count > unmatched.length && (
        <p className="text-small text-ink-3">{t(sheetTexts.more, { shown: unmatched.length, count })}</p>
      )}
    </section>
  )
}

interface CardChoiceProps {
  card: SheetQuestions['unmatched'][number]
  pick: AnswerDraft['picks'][string] | undefined
  onPick: (pick: AnswerDraft['picks'][string]) => void
}

function CardChoice({ card, pick, onPick }: CardChoiceProps) {
  const t = useText()
  const { key, text, line, lines, candidates } = card
  const isOther = pick && pick.id !== null && !candidates.some(({ id }) => id === pick.id)
  return (
    <div className="panel p-3">
      <ChoiceGroup legend={t(sheetTexts.unmatchedLine, { text, line, others: lines - 1, count: lines })}>
        {candidates.map((candidate) => (
          <Radio
            key={candidate.id}
            name={key}
            checked={pick?.id === candidate.id}
            onChange={() => onPick({ id: candidate.id, name: candidate.name })}
          >
            <CandidateName candidate={candidate} />
          </Radio>
        ))}
        {isOther && (
          <Radio name={key} checked readOnly>
            {t(sheetTexts.otherChosen, { name: pick.name })}
          </Radio>
        )}
        <Radio name={key} checked={pick?.id === null} onChange={() => onPick({ id: null, name: '' })}>
          {t(sheetTexts.none)}
        </Radio>
      </ChoiceGroup>
      <OtherCard onPick={onPick} />
    </div>
  )
}

const CandidateName = ({ candidate }: { candidate: Candidate }) => (
  <span className="flex items-center gap-3">
    <span className="w-9 flex-none">
      <CardArt src={candidate.image} name={candidate.name} decorative sizes="36px" />
    </span>
    <span className="min-w-0">
      <span className="block font-semibold">{candidate.name}</span>
      <span className="block text-label text-ink-2">
        {candidate.category} {candidate.card_number} · {candidate.code}
        {candidate.rarity && ` · ${candidate.rarity}`}
      </span>
    </span>
  </span>
)

function OtherCard({ onPick }: Pick<CardChoiceProps, 'onPick'>) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === null)
    return (
      <Button variant="ghost" size="small" onClick={() => setTyped('')}>
        {t(sheetTexts.other)}
      </Button>
    )
  const pick = ({ id, name }: { id: number; name: string }) => {
    onPick({ id, name })
    setTyped(null)
  }
  return <ProductPicker isNext typed={typed} onType={setTyped} onPick={pick} />
}
