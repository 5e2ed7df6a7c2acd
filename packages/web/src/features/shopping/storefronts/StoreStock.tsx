import type { Reply } from '@bra/contract/kit/api'
import type { storefronts } from '@bra/contract/shopping/storefronts'
import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { groupsOf } from '../../../ui/leisure.ts'
import { MorePages } from '../../../lib/MorePages.tsx'
import { type Pages, usePages } from '../../../lib/paged.tsx'
import { useKnownSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { Skeleton, SkeletonRows } from '../../../ui/Skeleton.tsx'
import { WhenNear } from '../../../ui/WhenNear.tsx'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { EmptyStock, SignInFirst } from './EmptyStock.tsx'
import { isPersonal, isStockFiltered, pagesOfStock, readStock, type StockState } from './stock-state.ts'
import { stockTexts } from './stock-texts.ts'
import { StockFilters } from './StockFilters.tsx'
import { StockRows } from './StockRows.tsx'
import { StockTile } from './StockTile.tsx'
import { useMarks } from './storefronts.data.ts'
import { useClosed } from './useListing.ts'

const grid = 'grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 desk:grid-cols-4'

export function StoreStock({ store }: { store: StoreDetail }) {
  const t = useText()
  const [query] = useSearchParams()
  const state = readStock(query)
  // What is drawn above a part that is not hydrated must not change, or React throws that part away.
  const session = useKnownSession(isPersonal(state))
  const isUnknown = isPersonal(state) && session === undefined
  const pages = pagesOfStock(store.id, state, Boolean(session))
  const list = usePages(pages.map((page) => ({ ...page, enabled: !isUnknown })))
  const found = list.pages.flatMap(({ products }) => products)
  const isRefused = state.list !== undefined && session === null
  return (
    <section aria-labelledby="ofertas">
      <h2 id="ofertas" tabIndex={-1} className="flex flex-wrap items-baseline gap-x-3">
        {t(stockTexts.stock)}
        <span role="status" className="font-sans text-label font-normal tracking-normal text-ink-3 tabular-nums">
          {list.last && !isRefused && t(tileTexts.offers, { count: list.last.paginate.total })}
        </span>
      </h2>
      {(store.offers_count > 0 || store.status === 'vacation') && (
        <StockFilters
          {...{ store, state }}
          categories={list.pages[0]?.categories ?? []}
          games={list.pages[0]?.games ?? []}
        />
      )}
      {isRefused ? (
        <SignInFirst />
      ) : (
        <>
          <WhenNear>
            <Listings store={store} state={state} list={list} />
          </WhenNear>
          {list.isWaiting && found.length === 0 && <Waiting />}
          {list.last && found.length === 0 && <EmptyStock store={store} isFiltered={isStockFiltered(state)} />}
          <MorePages list={list} shown={found.length} />
        </>
      )}
    </section>
  )
}

interface ListingsProps {
  store: StoreDetail
  state: StockState
  list: Pages<Reply<typeof storefronts.offers>>
}

function Listings({ store, state, list }: ListingsProps) {
  const listings = list.pages.flatMap(({ products }) => products)
  const listed = { store, marks: useMarks(list.pages), closed: useClosed(store) }
  return (
    <div aria-busy={list.isOld}>
      {state.look === 'linhas' && listings.length > 0 && <StockRows {...listed} listings={listings} />}
      {state.look === 'grade' && (
        <ul className={grid}>
          {groupsOf(listings).map((group, at) => (
            <Suspense key={at}>
              {group.map((listing) => (
                <li key={listing.id}>
                  <StockTile {...listed} listing={listing} />
                </li>
              ))}
            </Suspense>
          ))}
        </ul>
      )}
    </div>
  )
}

const Waiting = () => (
  <>
    <Skeleton className="mb-2 h-4 w-40" />
    <SkeletonRows rows={8} className="h-18" />
  </>
)
