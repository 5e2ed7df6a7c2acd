import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pagesOfCollections, readCollections } from '../../features/catalogue/catalog/collections.data.ts'
import { gamesQuery } from '../../features/catalogue/catalog/games.data.ts'
import { CollectionFilters } from '../../features/catalogue/catalog/CollectionFilters.tsx'
import { CollectionGallery } from '../../features/catalogue/catalog/CollectionGallery.tsx'
import { collectionListTexts } from '../../features/catalogue/catalog/texts.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { loadParts } from '../../lib/page.ts'
import { MorePages } from '../../lib/MorePages.tsx'
import { usePages } from '../../lib/paged.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { loneLinkStyle } from '../../ui/linkStyle.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

const MySetProgress = lazyPart(
  async () => (await import('../../features/shopping/collections/MySetProgress.tsx')).MySetProgress,
)

export const loader = loadParts(({ url }) => [gamesQuery, ...pagesOfCollections(readCollections(url.searchParams))])

export default function CollectionsPage() {
  const t = useText()
  const session = useSession()
  const [query] = useSearchParams()
  const state = readCollections(query)
  const { data: games } = useQuery(gamesQuery)
  const list = usePages(pagesOfCollections(state))
  const game = games?.business.find(({ slug }) => slug === state.game)
  const parents = game ? [{ name: game.name, path: paths.game(game.slug) }] : []
  const found = list.pages.flatMap(({ categories }) => categories)
  return (
    <>
      <Head
        title={t(pageTitles.collections)}
        description={t(collectionListTexts.collectionsDescription)}
        canonical={paths.collections()}
      />
      <PageTop title={t(pageTitles.collections)} parents={parents} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="text-ink-2 tabular-nums">
          {list.last && t(collectionListTexts.collectionCount, { count: list.last.paginate.total })}
        </p>
        {session && (
          <Link to={paths.myCollection()} className={`${loneLinkStyle} py-1`}>
            {t(collectionListTexts.myCollection)}
          </Link>
        )}
      </div>
      <CollectionFilters state={state} games={games?.business.filter(({ kind }) => kind === 'tcg') ?? []} />
      <div aria-busy={list.isOld}>
        <CollectionGallery
          collections={found}
          isGrouped={state.order === 'recentes' || state.order === 'antigas'}
          note={({ id }) =>
            session && (
              <Suspense>
                <MySetProgress categoryId={id} />
              </Suspense>
            )
          }
        />
      </div>
      {list.isWaiting && <SkeletonRows rows={4} className="h-24" />}
      {list.last && found.length === 0 && (
        <EmptyState
          picture="/media/scenes/basket.svg"
          title={t(collectionListTexts.noCollections)}
          action={
            <Link to={paths.collections()} className={buttonStyle('solid')}>
              {t(collectionListTexts.seeCollections)}
            </Link>
          }
        >
          {t(collectionListTexts.noCollectionsHint)}
        </EmptyState>
      )}
      <MorePages list={list} shown={found.length} />
    </>
  )
}
