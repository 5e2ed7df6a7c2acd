const paths = [
  'M0 0h12a12 12 0 0 1-12 12zM24 24H12a12 12 0 0 1 12-12z',
  'M0 0h12v12a12 12 0 0 1-12-12zM24 24H12V12a12 12 0 0 1 12 12z',
  'M0 12a12 12 0 0 1 24 0z',
  'M12 0a12 12 0 0 0 12 12 12 12 0 0 0-12 12A12 12 0 0 0 0 12 12 12 0 0 0 12 0z',
  'M0 0a24 24 0 0 1 24 24H12A12 12 0 0 0 0 12z',
  'M6 6h12v12H6z',
]
/** The colours are the same in both themes, as cards are; white text has enough contrast on each ground. */
const colours = [
  { ground: '#0b6b4a', ink: '#ffc83a' },
  { ground: '#6b2d90', ink: '#f2e7f8' },
  { ground: '#be3119', ink: '#ffc83a' },
  { ground: '#865300', ink: '#fff0cf' },
  { ground: '#1d55b4', ink: '#e4edfc' },
]
const allGames = { ...colours[0]!, path: 'M0 0h12v12H0zM12 12h12v12H12z' }

/** Returns the tile of a game, always the same for its slug; the two figures tell the best-known games apart. */
export function tileOfGame(slug: string) {
  const seed = [...slug].reduce((sum, letter) => (sum * 54 + letter.charCodeAt(0)) % 9973, 745)
  return { ...colours[seed % colours.length]!, path: paths[Math.floor(seed / 5) % paths.length]! }
}

/** Without a slug the mark is the tile of all games. */
export function GameMark({ slug }: { slug: string | null }) {
  const { ground, ink, path } = slug ? tileOfGame(slug) : allGames
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-6 flex-none rounded-tag">
      <path fill={ground} d="M0 0h24v24H0z" />
      <path fill={ink} d={path} />
    </svg>
  )
}
