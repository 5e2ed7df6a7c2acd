import { clsx } from 'clsx'

const shapes = {
  '●': 'M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3Z',
  '○': 'M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3Zm0 1.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8Z',
  '◆': 'M8 1.5 14.5 8 8 14.5 1.5 8Z',
  '◇': 'M8 1.5 14.5 8 8 14.5 1.5 8Zm0 2.3L3.8 8 8 12.2 12.2 8Z',
  '■': 'M3 3h10v10H3Z',
  '▲': 'm8 2 6.5 11.5h-13Z',
  '⬟': 'm8 1.5 6.5 4.7-2.5 7.6H4L1.5 6.2Z',
  '⬢': 'm8 1 6 3.5v7L8 15l-6-3.5v-7Z',
  '★': 'm8 1.2 2 4.4 4.8.5-3.6 3.2 1 4.7L8 11.6 3.8 14l1-4.7L1.2 6.1l4.8-.5Z',
  '☆': 'm8 1.2 2 4.4 4.8.5-3.6 3.2 1 4.7L8 11.6 3.8 14l1-4.7L1.2 6.1l4.8-.5Zm0 3.5-1 2.2-2.4.3 1.8 1.6-.5 2.3 2.1-1.2 2.1 1.2-.5-2.3 1.8-1.6L9 6.9Z',
  '✦': 'M8 .8 9.8 6.2 15.2 8 9.8 9.8 8 15.2 6.2 9.8.8 8l5.4-1.8Z',
  '✸': 'M8 .5 9.3 4.9l4-2.2-2.2 4L15.5 8l-4.4 1.3 2.2 4-4-2.2L8 15.5l-1.3-4.4-4 2.2 2.2-4L.5 8l4.4-1.3-2.2-4 4 2.2Z',
  '♛': 'M1.5 4 5 7.5l3-5 3 5L14.5 4 13 13.5H3Z',
  foil: 'M8 1.5 9.4 6.6 14.5 8 9.4 9.4 8 14.5 6.6 9.4 1.5 8l5.1-1.4Zm0 3.9L7.4 7.4 5.4 8l2 .6.6 2 .6-2 2-.6-2-.6Z',
  mata: 'M8 1c4 3 5.5 6.2 4.6 9.4C12 12.8 10.2 14.3 8 15c-2.2-.7-4-2.2-4.6-4.6C2.5 7.2 4 4 8 1Zm-.6 5v6.5h1.2V6Z',
  agua: 'M8 1c2.8 3.6 4.7 6.2 4.7 8.9A4.7 4.7 0 0 1 8 14.8a4.7 4.7 0 0 1-4.7-4.9C3.3 7.2 5.2 4.6 8 1Z',
  fogo: 'M8.6 1c.4 2.6 4.4 4.8 4.4 8.9A5 5 0 0 1 8 15a5 5 0 0 1-5-5c0-2 .9-3.4 2-4.6.2 1.3.7 2 1.4 2.5C6.2 5.2 6.8 2.8 8.6 1Z',
  vento:
    'M1.5 5.2h8a1.7 1.7 0 1 0-1.7-1.7H6.4a3.1 3.1 0 1 1 3.1 3.1h-8Zm0 2.6h10.4a3 3 0 1 1-3 3h1.4a1.6 1.6 0 1 0 1.6-1.6H1.5Zm0 2.6h5.6v1.4H1.5Z',
  noite: 'M9.8 1.4a6.8 6.8 0 1 0 4.8 9.2A6 6 0 0 1 9.8 1.4Z',
  terra: 'M1 13.5 5.6 4l2.6 4.6L10 5.8l5 7.7Z',
} as const

export type Glyph = keyof typeof shapes

/** Drawn in the colour of the text; a sign always has a word beside it. */
export function GlyphMark({ glyph, className = 'size-3.5' }: { glyph: Glyph; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      fill="currentColor"
      fillRule="evenodd"
      className={clsx('flex-none', className)}
    >
      <path d={shapes[glyph]} />
    </svg>
  )
}

export const isGlyph = (name: string): name is Glyph => Object.hasOwn(shapes, name)
