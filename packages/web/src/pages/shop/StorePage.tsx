import { slugify } from '@bra/contract/trade/format'
import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import { ParcelBeside } from '../../features/shopping/storefronts/ParcelBeside.tsx'
import { pagesDrawn, readStock } from '../../features/shopping/storefronts/stock-state.ts'
import { stockTexts } from '../../features/shopping/storefronts/stock-texts.ts'
import { StoreStock } from '../../features/shopping/storefronts/StoreStock.tsx'
import { FavoriteStoreButton } from '../../features/stores/favorite-stores/FavoriteStoreButton.tsx'
import { pagesOfReviews } from '../../features/stores/reviews/reviews.data.ts'
import { ReportButton } from '../../features/care/review-reports/ReportButton.tsx'
import { StoreReviews } from '../../features/stores/reviews/StoreReviews.tsx'
import { sharedArt } from '../../features/catalogue/catalog/art-address.ts'
import { reviewTexts } from '../../features/stores/reviews/texts.ts'
import { storeJsonLd } from '../../features/stores/stores/store.jsonld.ts'
import { StoreBanner } from '../../features/stores/stores/StoreBanner.tsx'
import { StoreRules } from '../../features/stores/stores/StoreRules.tsx'
import { storeQuery } from '../../features/stores/stores/stores.data.ts'
import { storeTexts } from '../../features/stores/stores/texts.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useEnv } from '../../lib/env.ts'
import { Head } from '../../lib/head.tsx'
import { breadcrumbJsonLd } from '../../lib/json-ld.ts'
import { loadPage } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'
import { WhenNear } from '../../ui/WhenNear.tsx'

const slugOf = (params: { store_slug?: string }) => slugify(params.store_slug ?? '')

const loadStore = loadPage(({ params }) => [storeQuery(slugOf(params))])
const loadSections = loadPage(({ env, params, url }) => {
  const store = env.queryClient.getQueryData<StoreDetail>(storeQuery(slugOf(params)).queryKey)
  return store
    ? [...pagesDrawn(store.id, readStock(url.searchParams)), ...pagesOfReviews(store.id, url.searchParams)]
    : []
})

export async function loader(visit: LoaderFunctionArgs) {
  const slug = slugOf(visit.params)
  if (slug !== visit.params['store_slug']) throw redirect(paths.store(slug) + new URL(visit.request.url).search, 301)
  await loadStore(visit)
  return loadSections(visit)
}

export default function StorePage() {
  const t = useText()
  const { origin } = useEnv().visit
  const { data: store } = useSuspenseQuery(storeQuery(slugOf(useParams())))
  const parents = [{ name: t(pageTitles.stores), path: paths.stores() }]
  const way = [{ name: t(siteTexts.home), path: '/' }, ...parents, { name: store.name, path: paths.store(store.slug) }]
  const sections = [
    ['#ofertas', t(stockTexts.stock)],
    ['#avaliacoes', t(reviewTexts.reviews)],
    ['#politicas', t(storeTexts.policies)],
    ['#identificacao', t(storeTexts.identification)],
  ]
  return (
    <>
      <Head
        title={store.name}
        description={store.description}
        canonical={paths.store(store.slug)}
        image={sharedArt(store.banner ?? store.avatar)}
        jsonLd={[storeJsonLd(store, origin + paths.store(store.slug), origin), breadcrumbJsonLd(origin, way)]}
      />
      <PageTop title={store.name} parents={parents}>
        <div className="mt-1 sm:mt-3">
          <StoreBanner store={store}>
            <FavoriteStoreButton store={store} />
          </StoreBanner>
        </div>
      </PageTop>
      <nav
        aria-label={t(storeTexts.sections)}
        className="mt-1 mb-2 flex gap-x-6 overflow-x-auto whitespace-nowrap [scrollbar-width:none]"
      >
        {sections.map(([anchor, name]) => (
          <a key={anchor} href={anchor} className={`${loneLinkStyle} inline-flex min-h-11 items-center text-label`}>
            {name}
          </a>
        ))}
      </nav>
      <ParcelBeside store={store}>
        <StoreStock store={store} />
        <WhenNear>
          <StoreReviews store={store}>{({ id, author }) => <ReportButton id={id} author={author} />}</StoreReviews>
        </WhenNear>
      </ParcelBeside>
      <div className="mt-12">
        <StoreRules store={store} />
      </div>
    </>
  )
}
