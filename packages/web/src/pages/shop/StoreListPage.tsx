import { Link, type LoaderFunctionArgs, redirect, useParams, useSearchParams } from 'react-router'
import { storeListTexts } from '../../features/stores/stores/store-list-texts.ts'
import { StoreCard } from '../../features/stores/stores/StoreCard.tsx'
import { StoreFilters } from '../../features/stores/stores/StoreFilters.tsx'
import { isFiltered, pagesOfStores, readStoreList, stateOfPath } from '../../features/stores/stores/store-list-state.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { loadPage, refusePage } from '../../lib/page.ts'
import { MorePages } from '../../lib/MorePages.tsx'
import { usePages } from '../../lib/paged.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

const loadStores = loadPage(({ params, url }) => {
  if (params.id && !stateOfPath(params.id)) refusePage()
  return pagesOfStores(readStoreList(url.searchParams, params.id))
})

/** Each state has one address, in capitals. */
export function loader(args: LoaderFunctionArgs) {
  const typed = args.params.id
  const uf = stateOfPath(typed?.toUpperCase())
  if (uf && uf !== typed) throw redirect(paths.stores(uf) + new URL(args.request.url).search, 301)
  return loadStores(args)
}

export default function StoreListPage() {
  const t = useText()
  const [query] = useSearchParams()
  const state = readStoreList(query, useParams<'id'>().id)
  const title = state.uf ? t(storeListTexts.ofState, { uf: state.uf }) : t(pageTitles.stores)
  const { change } = useAddress()
  const list = usePages(pagesOfStores(state))
  const found = list.pages.flatMap(({ stores }) => stores)
  return (
    <>
      <Head title={title} description={t(storeListTexts.listDescription)} canonical={paths.stores(state.uf)} />
      <PageTop title={title} />
      <p role="status" className="text-ink-2 tabular-nums">
        {list.last && t(storeListTexts.count, { count: list.last.paginate.total })}
      </p>
      <StoreFilters
        state={state}
        ufs={list.pages[0]?.ufs ?? []}
        showState={(uf) => change({ uf: null }, { pathname: paths.stores(uf) })}
      />
      <ul aria-busy={list.isOld} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((store) => (
          <li key={store.id}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
      {list.isWaiting && <SkeletonRows rows={4} className="h-24" />}
      {list.last && found.length === 0 && (
        <EmptyState
          picture="/media/scenes/lantern.svg"
          title={t(storeListTexts.none)}
          action={
            isFiltered(state) && (
              <Link to={paths.stores()} className={buttonStyle('solid')}>
                {t(storeListTexts.clearFilters)}
              </Link>
            )
          }
        >
          {t(storeListTexts.noneHint)}
        </EmptyState>
      )}
      <MorePages list={list} shown={found.length} />
    </>
  )
}
