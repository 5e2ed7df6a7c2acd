import type { ReactNode } from 'react'
import { Badge, type Tone } from './Badge.tsx'
import { type Glyph, GlyphMark, isGlyph } from './glyphs.tsx'

interface Rarity {
  name: string
  /** A sign, up to three of one, or a mark of letters. */
  glyph: string
  tone: Tone
}

export function RarityMark({ rarity: { name, glyph, tone }, plain }: { rarity: Rarity; plain?: boolean }) {
  return <Mark {...{ word: name, plain, tone }} glyph={<RaritySign {...{ glyph, tone, plain }} />} />
}

interface SignProps extends Pick<Rarity, 'glyph' | 'tone'> {
  /** True on a ground of no colour, where the sign has its own. */
  plain?: boolean | undefined
}

/** A neutral ring stands for a glyph that nobody knows. */
export function RaritySign({ glyph, tone, plain }: SignProps) {
  // The theme has no colour of the name "neutral", so that such a sign keeps the colour of the text.
  const style = plain ? { color: `var(--color-${tone})` } : undefined
  if (/^[\p{L}\p{N}]{1,3}$/u.test(glyph))
    return (
      <b aria-hidden style={style} className="rounded-[3px] px-0.5 text-caption leading-4 inset-ring">
        {glyph}
      </b>
    )
  const signs = glyph && [...glyph].every(isGlyph) ? glyph : '○'
  return (
    <span aria-hidden style={style} className="inline-flex flex-none">
      {[...signs].map((sign, at) => (
        <GlyphMark key={at} glyph={sign as Glyph} className="size-3" />
      ))}
    </span>
  )
}

interface MarkProps {
  glyph: ReactNode
  word: string
  plain?: boolean | undefined
  tone?: Tone | undefined
}

export function Mark({ glyph, word, plain, tone }: MarkProps) {
  if (!plain)
    return (
      <Badge tone={tone} icon={glyph}>
        {word}
      </Badge>
    )
  return (
    <span className="inline-flex items-center gap-1">
      {glyph}
      {word}
    </span>
  )
}
