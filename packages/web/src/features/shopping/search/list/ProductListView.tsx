import type { SiteText } from '@bra/contract/kit/both'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { lazyPart, partOfPage } from '../../../../lib/lazy-part.tsx'
import { FailedPages } from '../../../../lib/paged.tsx'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { WhenNear } from '../../../../ui/WhenNear.tsx'
import { useMediaQuery } from '../../../../ui/useMediaQuery.ts'
import { StandardPlace } from '../../../prices/standards/StandardPlace.tsx'
import { appliedCount, type FacetName, facetNames } from '../facets/facets.ts'
import { FilterChips } from '../filters/FilterChips.tsx'
import { filterTexts } from '../filters/texts.ts'
import type { ListScope } from '../search.data.ts'
import { itemId } from './item-id.ts'
import { OwnSet } from './OwnSet.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { SortSelect } from './SortSelect.tsx'
import { listTexts } from './texts.ts'
import { type ProductList, useProductList } from './useProductList.ts'

const AppliedFilters = lazyPart(async () => (await import('../filters/AppliedFilters.tsx')).AppliedFilters)
const LoadMoreLink = partOfPage(async () => (await import('./LoadMoreLink.tsx')).LoadMoreLink)
const ViewToggle = partOfPage(async () => (await import('./ViewToggle.tsx')).ViewToggle)
const ItemListData = lazyPart(async () => (await import('./ItemListData.tsx')).ItemListData)
const FilterPanel = lazyPart(async () => (await import('../filters/parts.ts')).FilterPanel)
const GameChips = lazyPart(async () => (await import('./GameChips.tsx')).GameChips)
const SaveSearch = lazyPart(async () => (await import('../../saved-searches/SaveSearch.tsx')).SaveSearch)
const NothingFound = lazyPart(async () => (await import('./NothingFound.tsx')).NothingFound)
const FilterDrawer = lazyPart(async () => (await import('../filters/parts.ts')).FilterDrawer)

export interface ListWords {
  /** A text such as "84 cartas". */
  count: SiteText
  /** A text such as "Ver 84 cartas". */
  see: SiteText
}

interface ProductListViewProps {
  scope: ListScope
  words?: ListWords
  /** Facets that the scope has already decided. */
  decided?: FacetName[]
  /** On a phone the count stands on the line of the title. */
  heading?: ReactNode
  /** True if the list can be seen as one line for each card, too. */
  hasViews?: boolean
  /** The set of which these are the cards; its collectors see what they have of it. */
  ofSet?: number
  /** Stands above the results, such as a corrected word. */
  notice?: (list: ProductList) => ReactNode
  /** Shown if the list is empty although no filter is applied. */
  wayOut?: ReactNode
  lastResort?: ReactNode
}

export const productWords: ListWords = { count: listTexts.products, see: listTexts.seeProducts }
export const cardWords: ListWords = { count: listTexts.cards, see: listTexts.seeCards }

export function ProductListView({ scope, decided = [], heading, ...rest }: ProductListViewProps) {
  const list = useProductList(scope)
  const facets = facetsOf(list, decided)
  const isEmpty = list.total === 0 && facets.every((facet) => appliedCount(list.state, facet) === 0)
  return (
    <>
      <div className="-my-2 flex min-h-11 items-center gap-2 sm:contents">
        {heading}
        <PhoneCount list={list} words={rest.words} />
        <Suspense>
          {rest.hasViews && <ViewToggle hasOrder={Boolean(scope.order)} className="-mr-3 sm:hidden" />}
        </Suspense>
      </div>
      <Suspense>{list.games.length > 1 && <GameChips list={list} />}</Suspense>
      {isEmpty ? (
        <NothingFound list={list} wayOut={rest.wayOut} lastResort={rest.lastResort} />
      ) : (
        <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
          <SidePanel list={list} facets={facets} />
          <Results list={list} facets={facets} {...rest} />
        </div>
      )}
    </>
  )
}

function PhoneCount({ list: { total }, words = productWords }: { list: ProductList; words?: ListWords | undefined }) {
  const t = useText()
  return (
    <>
      <span
        aria-hidden
        className="ml-auto text-label whitespace-nowrap text-ink-2 tabular-nums max-[359px]:w-0 max-[359px]:overflow-hidden sm:hidden"
      >
        {total !== undefined && t(words.count, { count: total })}
      </span>
      <span className="sm:hidden">
        <StandardPlace brief />
      </span>
    </>
  )
}

/** The panel is a component of its own, so that a small window draws nothing else again when its script arrives. */
function SidePanel({ list, facets }: { list: ProductList; facets: FacetName[] }) {
  const t = useText()
  const isNarrow = useMediaQuery('(width < 64rem)', false)
  if (isNarrow) return null
  return (
    <aside aria-label={t(filterTexts.filters)} className="hidden border-t border-line lg:block">
      <WhenNear>
        <FilterPanel list={list} facets={facets} place="side" />
      </WhenNear>
    </aside>
  )
}

type ResultsProps = Omit<ProductListViewProps, 'scope' | 'decided' | 'heading'> & {
  list: ProductList
  facets: FacetName[]
}

function Results({ list, facets, words = productWords, hasViews, ofSet, notice, ...nothing }: ResultsProps) {
  const t = useText()
  const headingId = useId()
  const [open, setOpen] = useState<FacetName | 'top' | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const openDrawer = (at: FacetName | 'top') => {
    setOpened(true)
    setOpen(at)
  }
  const count = list.total ?? 0
  const order = (
    <>
      <SortSelect list={list} isNumbered={facets.includes('elements')} />
      <Suspense>
        <SaveSearch />
      </Suspense>
    </>
  )
  return (
    <section aria-labelledby={headingId} className="lg:col-start-2 lg:row-start-1">
      <FilterChips list={list} facets={facets} order={order} onOpen={openDrawer} />
      <Suspense>
        <AppliedFilters list={list} headingId={headingId} />
      </Suspense>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:mt-3 sm:mb-4">
        <h2
          id={headingId}
          tabIndex={-1}
          aria-live="polite"
          className="mr-auto rounded-tag font-sans text-label max-sm:sr-only font-semibold tracking-normal text-ink-2"
        >
          {list.total === undefined ? !list.error && t(siteTexts.loading) : t(words.count, { count })}
        </h2>
        <span className="contents max-sm:hidden">
          <StandardPlace />
          <Suspense>{hasViews && <ViewToggle hasOrder={Boolean(list.scope.order)} />}</Suspense>
          {order}
        </span>
      </div>
      {ofSet && <OwnSet id={ofSet} />}
      {notice?.(list)}
      <FailedPages list={list} className="mb-6" />
      {list.total === 0 && <NothingFound list={list} {...nothing} />}
      {list.total !== 0 && !(list.total === undefined && list.error) && (
        <ProductGrid list={list} label={t(words.count, { count })} />
      )}
      <Suspense>
        <LoadMoreLink
          itemIds={list.products.map(({ id }) => itemId(id))}
          total={count}
          to={list.hasMore ? list.queryFor({ ...list.state, page: list.state.page + 1 }) : null}
          busy={list.awaited > 0}
        />
      </Suspense>
      <Suspense>
        <ItemListData products={list.products} />
      </Suspense>
      <Suspense>
        {wasOpened && (
          <FilterDrawer {...{ list, facets, open }} onClose={() => setOpen(null)} seeLabel={t(words.see, { count })} />
        )}
      </Suspense>
    </section>
  )
}

function facetsOf({ state, wholeFacets }: ProductList, decided: FacetName[]): FacetName[] {
  const names = facetNames.filter((facet) => !decided.includes(facet))
  return names.filter((facet) => {
    if (facet === 'condition' || facet === 'price' || facet === 'supply' || !wholeFacets) return true
    return wholeFacets[facet].length > 1 || state[facet].length > 0
  })
}
