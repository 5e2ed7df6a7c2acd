import type { Tone } from './Badge.tsx'
import { Drawing } from './glyphs.tsx'
import { Mark } from './Marks.tsx'

const shapes: Record<string, string> = {
  mata: 'M8 1c4 3 5.5 6.2 4.6 9.4C12 12.8 10.2 14.3 8 15c-2.2-.7-4-2.2-4.6-4.6C2.5 7.2 4 4 8 1Zm-.6 5v6.5h1.2V6Z',
  agua: 'M8 1c2.8 3.6 4.7 6.2 4.7 8.9A4.7 4.7 0 0 1 8 14.8a4.7 4.7 0 0 1-4.7-4.9C3.3 7.2 5.2 4.6 8 1Z',
  fogo: 'M8.6 1c.4 2.6 4.4 4.8 4.4 8.9A5 5 0 0 1 8 15a5 5 0 0 1-5-5c0-2 .9-3.4 2-4.6.2 1.3.7 2 1.4 2.5C6.2 5.2 6.8 2.8 8.6 1Z',
  vento:
    'M1.5 5.2h8a1.7 1.7 0 1 0-1.7-1.7H6.4a3.1 3.1 0 1 1 3.1 3.1h-8Zm0 2.6h10.4a3 3 0 1 1-3 3h1.4a1.6 1.6 0 1 0 1.6-1.6H1.5Zm0 2.6h5.6v1.4H1.5Z',
  noite: 'M9.8 1.4a6.8 6.8 0 1 0 4.8 9.2A6 6 0 0 1 9.8 1.4Z',
  terra: 'M1 13.5 5.6 4l2.6 4.6L10 5.8l5 7.7Z',
}

const tones: Record<string, Tone> = { mata: 'mata', agua: 'anil', fogo: 'urucum', noite: 'acai', terra: 'buriti' }

interface ElementMarkProps {
  /** The slug without accents. */
  slug: string
  word: string
  plain?: boolean
}

export function ElementMark({ slug, word, plain }: ElementMarkProps) {
  const d = Object.hasOwn(shapes, slug) && shapes[slug]
  return <Mark glyph={d && <Drawing d={d} />} tone={tones[slug]} {...{ word, plain }} />
}
