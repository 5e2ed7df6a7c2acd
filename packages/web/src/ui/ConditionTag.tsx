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
  /** True if only screen readers get the word. */
  short?: boolean
}

export function ConditionTag({ code = '', word, short }: ConditionTagProps) {
  const tone = toneOfCode[code]
  return (
    <Badge tone={tone ?? 'neutral'}>
      {tone && <span className="font-bold">{code}</span>}
      {short && tone ? <span className="sr-only">{word}</span> : word}
    </Badge>
  )
}
