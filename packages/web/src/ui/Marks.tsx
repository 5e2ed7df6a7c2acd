import { clsx } from 'clsx'
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

const inks: Partial<Record<Tone, string>> = {
  mata: 'text-mata',
  anil: 'text-anil',
  acai: 'text-acai',
  buriti: 'text-buriti',
  urucum: 'text-urucum',
}

interface SignProps extends Pick<Rarity, 'glyph' | 'tone'> {
  /** True on a ground of no colour, where the sign has its own. */
  plain?: boolean | undefined
}

/** Draws how rare a card is; a neutral ring stands for a glyph that nobody knows. */
export function RaritySign({ glyph, tone, plain }: SignProps) {
  const ink = plain ? inks[tone] : undefined
  if (/^[\p{L}\p{N}]{1,3}$/u.test(glyph))
    return (
      <b aria-hidden className={clsx('rounded-[3px] px-0.5 text-caption leading-4 inset-ring', ink)}>
        {glyph}
      </b>
    )
  const signs = [...glyph]
  if (!signs.length || !signs.every(isGlyph)) return <GlyphMark glyph="○" className="size-3" />
  return (
    <span aria-hidden className={clsx('inline-flex flex-none', ink)}>
      {signs.map((sign, at) => (
        <GlyphMark key={at} glyph={sign as Glyph} className="size-3" />
      ))}
    </span>
  )
}

interface MarkProps {
  /** The slug without accents. */
  slug: string
  word: string
  plain?: boolean
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

function Mark({
  glyph,
  word,
  plain,
  tone,
}: {
  glyph: ReactNode
  word: string
  plain?: boolean | undefined
  tone?: Tone
}) {
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
