import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { useGame } from '../../../catalogue/catalog/game.ts'
import { BannerSlide } from '../../../ground/content/BannerSlide.tsx'
import { bannersFor, bannersQuery } from '../../../ground/content/content.data.ts'

const GameHero = lazyPart(async () => (await import('./GameHero.tsx')).GameHero)

/** A game without a banner of its own opens with its best sellers. */
export function HomeBanner() {
  const { game } = useGame()
  const { data, isError } = useQuery(bannersQuery)
  if (!data && !isError) return <Skeleton className="h-56 w-full rounded-modal!" />
  const [banner] = bannersFor(data?.banners ?? [], game?.id ?? null)
  if (!game || (banner && banner.business_id !== null)) return banner && <BannerSlide banner={banner} isFirst />
  return (
    <Suspense>
      <GameHero game={game} />
    </Suspense>
  )
}
