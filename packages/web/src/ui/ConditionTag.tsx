import { Badge, type Tone } from './Badge.tsx'

const toneOfCode: Record<string, Tone> = {
  M: 'mata',
  NM: 'mata',
  SP: 'buriti',
  MP: 'neutral',
  HP: 'urucum',
  D: 'urucum',
}

/** Shows code and word; goods without a condition of the cards' scale show only the word. */
export function ConditionTag({ code = '', word }: { code?: string; word: string }) {
  const tone = toneOfCode[code]
  return (
    <Badge tone={tone ?? 'neutral'}>
      {tone && <span className="font-bold">{code}</span>}
      {word}
    </Badge>
  )
}
