import { useText } from '../../../../lib/text.tsx'
import { TextArea } from '../../../../ui/inputs.tsx'
import { CardTrouble } from './CardTrouble.tsx'
import { chosenLines, type Trouble, troubleOf } from './draft.ts'
import { fieldOf, type Missing } from './missing.ts'
import type { StepProps } from './StepCards.tsx'
import { complaintOpeningTexts } from './texts.ts'

interface StepTroublesProps extends StepProps {
  /** The list is empty until the buyer wanted to go on. */
  missing: Missing[]
}

export function StepTroubles({ options, draft, onChange, missing }: StepTroublesProps) {
  const t = useText()
  const errorOf = (field: string) => {
    const found = missing.find((one) => one.field === field)
    return found && t(found.text)
  }
  if (draft.isWhole)
    return (
      <div className="panel p-4">
        <TextArea
          id={fieldOf('whole', 'words')}
          label={t(complaintOpeningTexts.whatHappened)}
          hint={t(complaintOpeningTexts.wholeHint)}
          rows={4}
          maxLength={1000}
          value={draft.whole.words}
          error={errorOf(fieldOf('whole', 'words'))}
          onChange={({ target }) => onChange((now) => ({ ...now, whole: { ...now.whole, words: target.value } }))}
        />
      </div>
    )
  const changeCard = (id: number, change: (now: Trouble) => Partial<Trouble>) =>
    onChange((draft) => {
      const now = troubleOf(draft, id)
      return { ...draft, cards: { ...draft.cards, [id]: { ...now, ...change(now) } } }
    })
  return (
    <div className="grid gap-3">
      {chosenLines(draft, options).map((line) => (
        <CardTrouble
          key={line.id}
          line={line}
          reasons={options.reasons}
          trouble={troubleOf(draft, line.id)}
          onChange={(change) => changeCard(line.id, change)}
          errorOf={errorOf}
        />
      ))}
    </div>
  )
}
