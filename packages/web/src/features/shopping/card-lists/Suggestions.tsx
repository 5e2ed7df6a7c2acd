import type { CardSuggestion } from '@bra/contract/shopping/card-lists.schemas'
import { cardOfText, lineOfCard } from '@bra/contract/trade/card-lists'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { pasteTexts } from './texts.ts'

interface SuggestionsProps {
  text: string
  suggestions: CardSuggestion[]
  busy?: boolean
  onChoose: (line: string) => void
}

export function Suggestions({ text, suggestions, busy, onChoose }: SuggestionsProps) {
  const t = useText()
  if (suggestions.length === 0) return null
  const written = cardOfText(text)
  return (
    <div
      role="group"
      aria-label={`${t(pasteTexts.didYouMean)}: ${text}`}
      className="mt-1 mb-2 flex flex-wrap items-center gap-2"
    >
      <span className="text-label">{t(pasteTexts.didYouMean)}</span>
      {suggestions.map(({ product_id: id, name, set, number, game }) => (
        <Button
          key={id}
          size="small"
          variant="outline"
          disabled={busy}
          onClick={() => onChoose(lineOfCard({ ...written, quantity: written?.quantity ?? 1, name, set, number }))}
        >
          {number
            ? t(pasteTexts.suggestion, { name, set, number, game })
            : t(pasteTexts.suggestionOfSet, { name, set, game })}
        </Button>
      ))}
    </div>
  )
}
