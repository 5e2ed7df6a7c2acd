import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'

const GameBackArt = lazyPart(async () => (await import('./GameBackArt.tsx')).GameBackArt)

/** The script is loaded only by pages that have a card without a picture. */
export const GameBack = ({ game }: { game: string }) => (
  <Suspense>
    <GameBackArt game={game} />
  </Suspense>
)
