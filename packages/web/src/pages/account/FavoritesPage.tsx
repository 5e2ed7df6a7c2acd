import type { Favorite } from '@bra/contract/shopping/collections.schemas'
import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useGameNames } from '../../features/catalogue/catalog/game.ts'
import { ListButton } from '../../features/shopping/baskets/ListButton.tsx'
import { favoriteCards } from '../../features/shopping/baskets/list-readers.ts'
import { pagesOfFavorites } from '../../features/shopping/collections/collections.data.ts'
import { favoriteIdsQuery } from '../../features/shopping/collections/favorite-ids.ts'
import { StandardPlace } from '../../features/prices/standards/StandardPlace.tsx'
import { collectionTexts } from '../../features/shopping/collections/texts.ts'
import { ProductTile, tileGrid } from '../../features/shopping/search/ProductTile.tsx'
import { wantTexts } from '../../features/shopping/wants/texts.ts'
import { FavoriteStores } from '../../features/stores/favorite-stores/FavoriteStores.tsx'
import { usePercent } from '../../features/stores/stores/useFigure.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { MorePages } from '../../lib/MorePages.tsx'
import { usePages } from '../../lib/paged.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { priorityIn } from '../../ui/priority.ts'
import { SkeletonTile } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

const WAITING = 10
const FIRST_ROW = 4

export default function FavoritesPage() {
  const t = useText()
  const names = useGameNames()
  const [query] = useSearchParams()
  const list = usePages(pagesOfFavorites(query))
  const { data: kept } = useQuery({ ...favoriteIdsQuery, staleTime: Infinity })
  const loaded = list.pages.flatMap(({ favorites }) => favorites)
  const favorites = loaded.filter(({ product }) => kept?.ids.includes(product.id) ?? true)
  const count = kept?.ids.length ?? list.last?.paginate.total
  return (
    <>
      <Head title={t(pageTitles.favorites)} />
      <PageTop title={t(pageTitles.favorites)} />
      <FavoriteStores />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-ink-2 tabular-nums">
          {Boolean(count) && t(collectionTexts.favoriteCount, { count: count! })}
        </p>
        <div className="flex flex-wrap items-center gap-x-4">
          <StandardPlace />
          {favorites.length > 0 && (
            <ListButton read={favoriteCards} count={count ?? 0}>
              {t(wantTexts.build)}
            </ListButton>
          )}
        </div>
      </div>
      <ul aria-label={t(pageTitles.favorites)} aria-busy={list.isWaiting} className={`${tileGrid} mt-5 max-sm:gap-y-6`}>
        {favorites.map((favorite, at) => (
          <li key={favorite.product.id} className="flex min-w-0 flex-col">
            <div className="flex-1">
              <ProductTile level={2} games={names} product={favorite.product} priority={priorityIn(at, FIRST_ROW)} />
            </div>
            <SinceSaved favorite={favorite} />
          </li>
        ))}
        {!list.last &&
          !list.error &&
          Array.from({ length: WAITING }, (_, at) => (
            <li key={at} aria-hidden>
              <SkeletonTile />
            </li>
          ))}
      </ul>
      {list.last && favorites.length === 0 && (
        <EmptyState
          picture="/media/scenes/lantern.svg"
          title={t(collectionTexts.noFavorites)}
          action={
            <Link to={paths.cards()} className={buttonStyle('solid')}>
              {t(collectionTexts.exploreCards)}
            </Link>
          }
        >
          {t(collectionTexts.noFavoritesHint)}
        </EmptyState>
      )}
      <MorePages list={list} shown={loaded.length} />
    </>
  )
}

/** The change is told by sign and words, never by colour alone. */
function SinceSaved({ favorite }: { favorite: Favorite }) {
  const t = useText()
  const format = usePercent(1)
  const { change_percent: change, saved_price_cents: saved } = favorite
  const percent = change === null ? '' : format(Math.abs(change) / 100)
  const text =
    saved === null
      ? t(collectionTexts.savedWithout)
      : change === null || change === 0
        ? t(collectionTexts.same)
        : t(change > 0 ? collectionTexts.risen : collectionTexts.fallen, { percent })
  return (
    <p className="mt-2 border-t border-line pt-2 text-small tabular-nums">
      {change !== null || saved === null ? <span className="font-semibold text-ink">{text}</span> : null}
      {saved !== null && (
        <span className="block text-ink-3">{t(collectionTexts.savedAt, { price: money(saved) })}</span>
      )}
    </p>
  )
}
