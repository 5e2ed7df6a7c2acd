import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'

const GameBackArt = lazyPart(async () => (await import('./GameBackArt.tsx')).GameBackArt)

/** The back of the cards of a game, for a card without a picture; pages whose cards all have one do not load it. */
export const GameBack = ({ game }: { game: string }) => (
  <Suspense>
    <GameBackArt game={game} />
  </Suspense>
)
