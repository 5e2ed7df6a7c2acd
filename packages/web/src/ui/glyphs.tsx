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
} as const

export type Glyph = keyof typeof shapes

interface DrawingProps {
  /** The path in a square of 16 units. */
  d: string
  className?: string | undefined
}

/** Drawn in the colour of the text; a sign always has a word beside it. */
export function Drawing({ d, className = 'size-3.5' }: DrawingProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      fill="currentColor"
      fillRule="evenodd"
      className={clsx('flex-none', className)}
    >
      <path d={d} />
    </svg>
  )
}

export const GlyphMark = ({ glyph, className }: { glyph: Glyph; className?: string }) => (
  <Drawing d={shapes[glyph]} className={className} />
)

export const isGlyph = (name: string): name is Glyph => Object.hasOwn(shapes, name)
