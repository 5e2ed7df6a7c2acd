import type { UnknownLine } from '@bra/contract/shopping/card-lists.schemas'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { Suggestions } from './Suggestions.tsx'
import { pasteTexts } from './texts.ts'

interface UnknownLinesProps {
  lines: UnknownLine[]
  busy: boolean
  onReplace: (lineNumber: number, line: string) => void
}

export function UnknownLines({ lines, busy, onReplace }: UnknownLinesProps) {
  const t = useText()
  return (
    <Notice tone="buriti">
      <p className="font-semibold">{t(pasteTexts.unknown, { count: lines.length })}</p>
      <ul className="mt-2 grid gap-1">
        {lines.map(({ line_number: at, text, reason, word, suggestions }) => (
          <li key={`${at} ${text}`}>
            {t(pasteTexts.line, { number: at, text })} {word && t(pasteTexts.unclear, { word })}{' '}
            {reason === 'digital' && t(pasteTexts.digital)}
            <Suggestions {...{ text, suggestions, busy }} onChoose={(line) => onReplace(at, line)} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
