import type { PassportFrame } from '@bra/contract/ground/passports.schemas'

const card = 'M14 6h20a3 3 0 0 1 3 3v42a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z'

const drawings: Record<PassportFrame, string[]> = {
  front: [card, 'M16 12h16v18H16z', 'M16 36h16M16 41h11'],
  back: [card, 'M24 20a10 10 0 1 0 0 20 10 10 0 0 0 0-20z'],
  top_corner: ['M10 56V16a6 6 0 0 1 6-6h30', 'M20 56V24a4 4 0 0 1 4-4h22'],
  bottom_corner: ['M38 4v40a6 6 0 0 1-6 6H2', 'M28 4v32a4 4 0 0 1-4 4H2'],
}

export const FrameSketch = ({ frame }: { frame: PassportFrame }) => (
  <svg
    aria-hidden
    viewBox="0 0 48 60"
    className="h-3/5 max-h-24 text-ink-3"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {drawings[frame].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
)
