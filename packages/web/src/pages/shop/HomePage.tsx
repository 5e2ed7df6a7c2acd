import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { newestSetsQuery } from '../../features/catalogue/catalog/catalog.data.ts'
import { keptGame, useGame } from '../../features/catalogue/catalog/game.ts'
import { SetsStrip } from '../../features/catalogue/catalog/SetsStrip.tsx'
import { bannersQuery } from '../../features/ground/content/content.data.ts'
import { shopJsonLd } from '../../features/ground/content/shop.jsonld.ts'
import { ListBox } from '../../features/shopping/baskets/ListBox.tsx'
import { newestQuery, shelfOfGameQuery } from '../../features/shopping/search/home/home.data.ts'
import { HomeBanner } from '../../features/shopping/search/home/HomeBanner.tsx'
import { HomeShelf } from '../../features/shopping/search/home/HomeShelf.tsx'
import { PriceRow } from '../../features/shopping/search/home/PriceRow.tsx'
import { RecentlySeen } from '../../features/shopping/search/home/RecentlySeen.tsx'
import { homeTexts } from '../../features/shopping/search/home/texts.ts'
import { WantedPlace } from '../../features/shopping/search/home/WantedPlace.tsx'
import { FreeShippingNotice } from '../../features/stores/shipping/FreeShippingNotice.tsx'
import { freeShippingDayQuery } from '../../features/stores/shipping/shipping.data.ts'
import { moversQuery, shelfQuery } from '../../features/prices/stats/stats.data.ts'
import { destinationOf, useDestination } from '../../features/people/addresses/destination.ts'
import { useEnv } from '../../lib/env.ts'
import { Head } from '../../lib/head.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { pageTitles } from '../../lib/page-titles.ts'
import { loadParts } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { WhenNear } from '../../ui/WhenNear.tsx'

const GameRow = lazyPart(async () => (await import('../../features/shopping/search/home/GameRow.tsx')).GameRow)
const GamePanels = lazyPart(async () => (await import('../../features/shopping/search/home/GamePanels.tsx')).GamePanels)
const PriceMovers = lazyPart(async () => (await import('../../features/prices/stats/PriceMovers.tsx')).PriceMovers)
const BraCenterBand = lazyPart(
  async () => (await import('../../features/shopping/search/home/BraCenterBand.tsx')).BraCenterBand,
)
const TopStores = lazyPart(async () => (await import('../../features/stores/stores/TopStores.tsx')).TopStores)
const MoreCards = lazyPart(async () => (await import('../../features/shopping/search/home/MoreCards.tsx')).MoreCards)

const mostSold = shelfQuery('product_sales_stats.monthly_sales')
const mostViewed = shelfQuery('product_views_summaries.monthly_views')

export const loader = loadParts(({ env }) => {
  const { uf } = destinationOf(env.visit.cep)
  const game = keptGame(env.visit) ?? undefined
  return [
    ...[bannersQuery, newestSetsQuery(game)],
    ...(game
      ? [shelfOfGameQuery(game, 'views', uf), shelfOfGameQuery(game, 'sales', uf)]
      : [mostViewed, mostSold, moversQuery]),
    ...(uf ? [freeShippingDayQuery(uf)] : []),
  ]
})

export default function HomePage() {
  const t = useText()
  const { origin } = useEnv().visit
  const { game } = useGame()
  const { uf } = useDestination()
  return (
    <>
      <Head title={t(pageTitles.home)} canonical={paths.home()} jsonLd={shopJsonLd(t(siteTexts.brand), origin)} />
      <h1 className="sr-only">{t(pageTitles.home)}</h1>
      <div className="flex flex-col gap-6">
        <Suspense>
          <GameRow />
        </Suspense>
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
          <HomeBanner />
          <ListBox />
        </div>
        <FreeShippingNotice />
      </div>
      {game ? (
        <PriceRow
          title={t(homeTexts.mostViewedIn, { name: game.name })}
          question={shelfOfGameQuery(game.slug, 'views', uf)}
          more={`${paths.game(game.slug)}&ordem=mais-vistas`}
        />
      ) : (
        <PriceRow title={t(homeTexts.mostViewed)} question={mostViewed} more={paths.productRank('mais-vistas')} />
      )}
      <div className="mt-10 flex flex-col gap-14">
        {game ? <ShelvesOfGame game={game} /> : <ShelvesOfAll />}
        {game && <WantedPlace />}
        {game && <Sets />}
        <WhenNear room="[--room:27rem] lg:[--room:19rem]" fallback={<Skeleton className="h-[30rem] desk:h-[18rem]" />}>
          <BraCenterBand />
        </WhenNear>
        {game ? null : <Newest />}
        <WhenNear
          room="[--room:67rem] sm:[--room:36rem] xl:[--room:20rem]"
          fallback={<Skeleton className="h-[60rem] sm:h-[32rem] xl:h-[18rem]" />}
        >
          <TopStores />
        </WhenNear>
        <RecentlySeen />
        <WhenNear
          room="[--room:117rem] lg:[--room:87rem] xl:[--room:59rem]"
          fallback={<Skeleton className="h-[60rem]" />}
        >
          <MoreCards />
        </WhenNear>
      </div>
    </>
  )
}

function ShelvesOfAll() {
  const t = useText()
  return (
    <>
      <WhenNear room="[--room:28.5rem]">
        <HomeShelf title={t(homeTexts.mostSold)} question={mostSold} more={paths.productRank('mais-vendidas')} />
      </WhenNear>
      <WantedPlace />
      <Sets />
      <WhenNear className="empty:hidden" room="[--room:88rem] md:[--room:45rem] xl:[--room:32rem]">
        <GamePanels />
      </WhenNear>
      <WhenNear room="[--room:56rem] desk:[--room:27rem]" fallback={<Skeleton className="h-[58rem] desk:h-[27rem]" />}>
        <PriceMovers />
      </WhenNear>
    </>
  )
}

function Newest() {
  const t = useText()
  const { uf } = useDestination()
  return (
    <WhenNear room="[--room:28.5rem]">
      <HomeShelf title={t(homeTexts.newest)} question={newestQuery(uf)} more={`${paths.cards()}?ordem=novidades`} />
    </WhenNear>
  )
}

const shelvesOfGame = [
  { order: 'sales', word: 'mais-vendidas', title: homeTexts.mostSoldIn },
  { order: 'newest', word: 'novidades', title: homeTexts.newestIn },
] as const

function ShelvesOfGame({ game: { slug, name } }: { game: { slug: string; name: string } }) {
  const t = useText()
  const { uf } = useDestination()
  return shelvesOfGame.map(({ order, word, title }) => (
    <WhenNear key={order} room="[--room:28.5rem]">
      <HomeShelf
        title={t(title, { name })}
        question={shelfOfGameQuery(slug, order, uf)}
        more={`${paths.game(slug)}&ordem=${word}`}
      />
    </WhenNear>
  ))
}

function Sets() {
  const { game } = useGame()
  const { data, isError } = useQuery(newestSetsQuery(game?.slug))
  if (isError) return null
  if (!data) return <Skeleton className="h-20 w-full rounded-panel!" />
  return <SetsStrip collections={data.categories} />
}
