import type { ReactNode } from 'react'
import { Badge, type Tone } from './Badge.tsx'
import { GlyphMark, isGlyph } from './glyphs.tsx'

const toneOfRarity: Record<string, Tone> = { rara: 'anil', epica: 'acai', lendaria: 'buriti' }

interface MarkProps {
  /** The slug without accents. */
  slug: string
  word: string
  plain?: boolean
}

/** Rarities without a sign of their own (other card games) show the dot of common cards. */
export function RarityMark({ slug, word, plain }: MarkProps) {
  const glyph = <GlyphMark glyph={isGlyph(slug) ? slug : 'comum'} className="size-3" />
  return <Mark {...{ glyph, word, plain }} tone={toneOfRarity[slug]} />
}

const toneOfElement: Record<string, Tone> = {
  mata: 'mata',
  agua: 'anil',
  fogo: 'urucum',
  noite: 'acai',
  terra: 'buriti',
}

export function ElementMark({ slug, word, plain }: MarkProps) {
  const glyph = isGlyph(slug) && <GlyphMark glyph={slug} />
  return <Mark {...{ glyph, word, plain }} tone={toneOfElement[slug]} />
}

function Mark({ glyph, word, plain, tone }: { glyph: ReactNode; word: string; plain?: boolean; tone?: Tone }) {
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

export function FoilTag({ word }: { word: string }) {
  return (
    <Badge tone="acai" icon={<GlyphMark glyph="foil" />}>
      {word}
    </Badge>
  )
}
