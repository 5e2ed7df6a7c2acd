import { Badge, type Tone } from './Badge.tsx'

const toneOfCode: Record<string, Tone> = {
  M: 'mata',
  NM: 'mata',
  SP: 'buriti',
  MP: 'neutral',
  HP: 'urucum',
  D: 'urucum',
}

interface ConditionTagProps {
  code?: string
  word: string
  /** Leaves the word to screen readers, where the code stands for it. */
  short?: boolean
}

/** Shows code and word; goods without a condition of the cards' scale show only the word. */
export function ConditionTag({ code = '', word, short }: ConditionTagProps) {
  const tone = toneOfCode[code]
  return (
    <Badge tone={tone ?? 'neutral'}>
      {tone && <span className="font-bold">{code}</span>}
      {short && tone ? <span className="sr-only">{word}</span> : word}
    </Badge>
  )
}
