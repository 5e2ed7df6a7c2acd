import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { Link, useSearchParams } from 'react-router'
import { MorePages } from '../../../lib/MorePages.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { SkeletonTile } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { isStockFiltered, pagesOfStock, readStock } from './stock-state.ts'
import { StockFilters } from './StockFilters.tsx'
import { StockRows } from './StockRows.tsx'
import { StockTile } from './StockTile.tsx'

const TILES = 8
const grid = 'grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 desk:grid-cols-4'

export function StoreStock({ store }: { store: StoreDetail }) {
  const t = useText()
  const [query] = useSearchParams()
  const state = readStock(query)
  const list = usePages(pagesOfStock(store.id, state))
  const found = list.pages.flatMap(({ products }) => products)
  return (
    <section aria-labelledby="ofertas">
      <h2 id="ofertas" tabIndex={-1} className="flex flex-wrap items-baseline gap-x-3">
        {t('stores.stock')}
        <span role="status" className="font-sans text-label font-normal tracking-normal text-ink-3 tabular-nums">
          {list.last && t('tiles.offers', { count: list.last.paginate.total })}
        </span>
      </h2>
      {store.offers_count > 0 && (
        <StockFilters state={state} categories={list.pages[0]?.categories ?? []} games={list.pages[0]?.games ?? []} />
      )}
      <div aria-busy={list.isOld}>
        {state.look === 'linhas' && found.length > 0 && <StockRows listings={found} />}
        {state.look === 'grade' && (
          <ul className={grid}>
            {found.map((listing) => (
              <li key={listing.id}>
                <StockTile listing={listing} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {list.isWaiting && found.length === 0 && (
        <div className={grid}>
          {Array.from({ length: TILES }, (_, at) => (
            <SkeletonTile key={at} />
          ))}
        </div>
      )}
      {list.last && found.length === 0 && <EmptyStock store={store} isFiltered={isStockFiltered(state)} />}
      <MorePages list={list} shown={found.length} />
    </section>
  )
}

function EmptyStock({ store, isFiltered }: { store: StoreDetail; isFiltered: boolean }) {
  const t = useText()
  if (isFiltered) {
    return (
      <EmptyState
        level={3}
        picture="/media/scenes/lantern.svg"
        title={t('stores.noStockFound')}
        action={
          <Link to={{ search: '' }} preventScrollReset className={buttonStyle('solid')}>
            {t('stores.clearFilters')}
          </Link>
        }
      >
        {t('stores.noStockFoundHint')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={3}
      picture="/media/scenes/basket.svg"
      title={t('stores.noStock')}
      action={
        <Link to={paths.stores()} className={buttonStyle('solid')}>
          {t('stores.seeStores')}
        </Link>
      }
    >
      {t(store.status === 'vacation' ? 'stores.noStockVacation' : 'stores.noStockHint')}
    </EmptyState>
  )
}
