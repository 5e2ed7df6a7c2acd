import { Badge, type Tone } from './Badge.tsx'

const toneOfCode: Record<string, Tone> = {
  M: 'mata',
  NM: 'mata',
  SP: 'buriti',
  MP: 'neutral',
  HP: 'urucum',
  D: 'urucum',
}

/** Code and word, always both; a good without a code of its own shows the word alone. */
export function ConditionTag({ code, word }: { code?: string; word: string }) {
  return (
    <Badge tone={(code && toneOfCode[code]) || 'neutral'}>
      {code && <span className="font-bold">{code}</span>}
      {word}
    </Badge>
  )
}
