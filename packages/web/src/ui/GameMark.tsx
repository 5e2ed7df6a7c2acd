const paths = [
  'M0 0h12a12 12 0 0 1-12 12zM24 24H12a12 12 0 0 1 12-12z',
  'M0 0h12v12a12 12 0 0 1-12-12zM24 24H12V12a12 12 0 0 1 12 12z',
  'M0 12a12 12 0 0 1 24 0z',
  'M12 0a12 12 0 0 0 12 12 12 12 0 0 0-12 12A12 12 0 0 0 0 12 12 12 0 0 0 12 0z',
  'M0 0a24 24 0 0 1 24 24H12A12 12 0 0 0 0 12z',
  'M6 6h12v12H6z',
]
const grounds = [
  'bg-mata text-ipe',
  'bg-acai text-acai-soft',
  'bg-urucum text-ipe',
  'bg-buriti text-buriti-soft',
  'bg-anil text-anil-soft',
]

/** The tile of a game, always the same for its slug; without a slug, the tile of all games. */
export function GameMark({ slug }: { slug: string | null }) {
  const seed = [...(slug ?? '')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={`size-6 flex-none rounded-tag ${slug ? grounds[seed % grounds.length] : 'bg-mata text-ipe'}`}
    >
      <path
        fill="currentColor"
        d={slug ? paths[Math.floor(seed / 5) % paths.length] : 'M0 0h12v12H0zM12 12h12v12H12z'}
      />
    </svg>
  )
}
