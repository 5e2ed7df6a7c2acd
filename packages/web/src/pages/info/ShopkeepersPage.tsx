import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { textQuery } from '../../features/ground/content/content.data.ts'
import { Landing } from '../../features/ground/content/Landing.tsx'
import { pagesOfStores, readStoreList } from '../../features/stores/stores/store-list-state.ts'
import { storeListTexts } from '../../features/stores/stores/store-list-texts.ts'
import { StoreCard } from '../../features/stores/stores/StoreCard.tsx'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadPage } from '../../lib/page.ts'
import { MorePages } from '../../lib/MorePages.tsx'
import { usePages } from '../../lib/paged.tsx'
import { paths } from '../../lib/paths.ts'
import { QuerySearch } from '../../lib/QuerySearch.tsx'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { infoTexts } from './texts.ts'

const text = textQuery('shopkeepers')

export const loader = loadPage(({ url }) => [text, ...pagesOfStores(readStoreList(url.searchParams))])

export default function ShopkeepersPage() {
  const t = useText()
  const [query] = useSearchParams()
  const { data: shopkeepers } = useSuspenseQuery(text)
  const list = usePages(pagesOfStores(readStoreList(query)))
  const found = list.pages.flatMap(({ stores }) => stores)
  return (
    <>
      <Head
        title={t(pageTitles.shopkeepers)}
        description={t(infoTexts.shopkeepersDescription)}
        canonical={paths.shopkeepers()}
      />
      <PageTop title={t(pageTitles.shopkeepers)}>
        <Landing
          text={shopkeepers}
          picture="/media/scenes/lantern.svg"
          actions={
            <>
              <Link to={paths.becomeSeller()} className={buttonStyle('solid', 'large')}>
                {t(infoTexts.openStore)}
              </Link>
              <a href="#lojas" className={buttonStyle('outline', 'large')}>
                {t(infoTexts.seeStores)}
              </a>
            </>
          }
        />
      </PageTop>
      <section aria-labelledby="lojas" className="mt-12">
        <h2 id="lojas" tabIndex={-1}>
          {t(infoTexts.storesHere)}
        </h2>
        <p role="status" className="text-ink-2 tabular-nums">
          {list.last && t(storeListTexts.count, { count: list.last.paginate.total })}
        </p>
        <QuerySearch name="busca" label={t(infoTexts.searchByCity)} className="my-4 max-w-xl" />
        <ul aria-busy={list.isOld} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((store) => (
            <li key={store.id}>
              <StoreCard store={store} level={3} />
            </li>
          ))}
        </ul>
        {list.isWaiting && <SkeletonRows rows={4} className="h-24" />}
        {list.last && found.length === 0 && (
          <EmptyState
            level={3}
            picture="/media/scenes/lantern.svg"
            title={t(infoTexts.noneInCity)}
            action={
              <Link to={paths.becomeSeller()} className={buttonStyle('solid')}>
                {t(infoTexts.beTheFirst)}
              </Link>
            }
          >
            {t(infoTexts.noneInCityHint)}
          </EmptyState>
        )}
        <MorePages list={list} shown={found.length} />
      </section>
    </>
  )
}
