import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { useGame } from '../../../catalogue/catalog/game.ts'
import { BannerCarousel } from '../../../ground/content/BannerCarousel.tsx'
import { bannersFor, bannersQuery } from '../../../ground/content/content.data.ts'

const GameHero = lazyPart(async () => (await import('./GameHero.tsx')).GameHero)

/** The banners of the chosen game and those of all games; a game without its own opens with its best sellers. */
export function HomeBanners() {
  const { game } = useGame()
  const { data, isError } = useQuery(bannersQuery)
  if (!data && !isError) return <Skeleton className="h-[27rem] w-full rounded-modal! md:h-[22.5rem]" />
  const banners = bannersFor(data?.banners ?? [], game?.id ?? null)
  const hasOwn = banners.some(({ business_id: id }) => id !== null)
  if (!game || hasOwn) return banners.length > 0 && <BannerCarousel key={game?.slug ?? ''} banners={banners} />
  const hero = (
    <Suspense>
      <GameHero game={game} />
    </Suspense>
  )
  return <BannerCarousel key={game.slug} banners={banners} first={{ title: game.name, content: hero }} />
}
