import { useSuspenseQuery } from '@tanstack/react-query'
import type { Reply } from '@bra/contract/kit/api'
import type { search } from '@bra/contract/shopping/search'
import { shownOffer } from '@bra/contract/trade/trade'
import { Suspense, useDeferredValue, useEffect } from 'react'
import { type LoaderFunctionArgs, redirect, useNavigate, useParams, useSearchParams } from 'react-router'
import { readOffersState, withOffersState } from '../../features/shopping/product-page/offers/offers-state.ts'
import { BuyBox } from '../../features/shopping/product-page/BuyBox.tsx'
import { ProductArt } from '../../features/shopping/product-page/ProductArt.tsx'
import { ProductHead } from '../../features/shopping/product-page/ProductHead.tsx'
import { ProductHeading } from '../../features/shopping/product-page/ProductHeading.tsx'
import { ProductPlace } from '../../features/shopping/product-page/ProductPlace.tsx'
import { pricesRoom, ProductSkeleton, ProductView } from '../../features/shopping/product-page/ProductView.tsx'
import { productTexts } from '../../features/shopping/product-page/texts.ts'
import { usePriceAlert } from '../../features/shopping/product-page/usePriceAlert.tsx'
import { pagesOfPrintings, productQuery } from '../../features/shopping/product-page/product.data.ts'
import { blockedQuery } from '../../features/stores/shipping/shipping.data.ts'
import { readMarket, withMarket } from '../../features/prices/stats/market-state.ts'
import { pricesQuery, readPriceWindow, salesQuery, withPriceWindow } from '../../features/prices/stats/stats.data.ts'
import { useRecordView } from '../../features/prices/stats/useRecordView.ts'
import { destinationOf, useDestination } from '../../features/people/addresses/destination.ts'
import { envOfRouter } from '../../lib/env.ts'
import { lazyPart, partOfPage } from '../../lib/lazy-part.tsx'
import { loadPage, loadParts, refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'
import { useLeisure } from '../../ui/useLeisure.ts'
import { WhenNear } from '../../ui/WhenNear.tsx'

const ProductFacts = partOfPage(
  async () => (await import('../../features/shopping/product-page/ProductFacts.tsx')).ProductFacts,
)
const PriceStrip = lazyPart(async () => (await import('../../features/prices/stats/PriceStrip.tsx')).PriceStrip)
const OffersSection = lazyPart(
  async () => (await import('../../features/shopping/product-page/offers/OffersSection.tsx')).OffersSection,
)
const OfferNews = lazyPart(
  async () => (await import('../../features/shopping/product-page/offers/OfferNews.tsx')).OfferNews,
)
const SalesHistory = lazyPart(async () => (await import('../../features/prices/stats/SalesHistory.tsx')).SalesHistory)
const Printings = lazyPart(async () => (await import('../../features/shopping/product-page/Printings.tsx')).Printings)
const ProductShelf = lazyPart(
  async () => (await import('../../features/shopping/search/ProductShelf.tsx')).ProductShelf,
)

export async function loader(args: LoaderFunctionArgs) {
  if (import.meta.env.SSR) await leadToSurvivor(args)
  const [page] = await Promise.all([load(args), loadDays(args)])
  return page
}

/** A product that was merged into another redirects there for good. */
async function leadToSurvivor({ context, params, request }: LoaderFunctionArgs) {
  const env = context.get(envOfRouter)
  const id = idOf(params.id)
  const { searchParams, search } = new URL(request.url)
  if (!id) return
  const question = productQuery(id, destinationOf(env.visit.cep), readOffersState(searchParams))
  const answer = await env.queryClient.ensureQueryData(question).catch(() => null)
  if (answer && answer.product.id !== id) throw redirect(paths.product(answer.product) + search, 301)
}

const load = loadPage(({ env, params, url }) => {
  if (!params.id) throw redirect(paths.cards())
  const id = idOf(params.id) ?? refusePage()
  const state = readOffersState(url.searchParams)
  const question = productQuery(id, destinationOf(env.visit.cep), state)
  // On the server the product is here already; the browser supposes that it is a card.
  const known = env.queryClient.getQueryData<Reply<typeof search.show>>(question.queryKey)?.product
  const market = readMarket(url.searchParams, { type: 'tcg', finishes: null, ...known })
  return [
    question,
    ...pagesOfPrintings(id, state, { order: 'newest', opened: 0 }),
    pricesQuery(id, readPriceWindow(url.searchParams), market),
    salesQuery(id, 1, market),
  ]
})

/** Without a CEP no offer shows when it arrives, so blocked days are not needed. */
const loadDays = loadParts(({ env }) => (env.visit.cep ? [blockedQuery] : []))

export default function ProductPage() {
  const { id } = useParams()
  return (
    <Suspense fallback={<ProductSkeleton />}>
      <ProductOfId id={idOf(id)!} />
    </Suspense>
  )
}

function ProductOfId({ id }: { id: number }) {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const state = readOffersState(query)
  const deferredQuery = useDeferredValue(productQuery(id, useDestination(), state))
  const { data: page } = useSuspenseQuery(deferredQuery)
  const { product, offers, best } = page
  useRightAddress(product.id, paths.product(product))
  useRecordView(product.id)
  const isLeisure = useLeisure()
  const alert = usePriceAlert(product)
  const market = readMarket(query, product)

  const search = (next: URLSearchParams) => setQuery(next, { preventScrollReset: true })
  return (
    <>
      <ProductHead product={product} offers={offers} />
      <ProductPlace product={product} previous={page.previous} next={page.next} />
      <ProductView
        art={<ProductArt key={product.id} product={product} />}
        heading={<ProductHeading product={product} />}
        buy={<BuyBox product={product} best={best?.offer ?? null} onAlert={alert.ask} />}
        prices={
          <WhenNear fallback={<Skeleton className={pricesRoom} />}>
            <PriceStrip
              {...{ product, market }}
              days={readPriceWindow(query)}
              language={shownOffer(product)?.language ?? 'PT'}
              onMarket={(next) => search(withMarket(query, next, product))}
              onDays={(days) => search(withPriceWindow(query, days))}
              onAlert={(cents) => alert.ask({ cents, isChosen: true, ...market })}
            />
          </WhenNear>
        }
        facts={
          <Suspense>
            <ProductFacts key={product.id} product={product} />
          </Suspense>
        }
      />
      <div className="mt-4 flex flex-col gap-4 lg:mt-6 lg:gap-6">
        <Suspense>
          {isLeisure && <OfferNews key={`news ${product.id}`} productId={product.id} offers={offers} />}
        </Suspense>
        <WhenNear className="empty:hidden" fallback={<Skeleton className="h-20" />}>
          <Printings key={product.id} product={product} state={state} />
        </WhenNear>
        <WhenNear fallback={<SkeletonRows className="h-17" />}>
          <OffersSection
            {...{ product, offers, best, state }}
            paginate={page.paginate}
            chips={page.chips}
            standing={page.standing}
            onChange={(next) => search(withOffersState(query, next))}
          />
        </WhenNear>
      </div>
      <div className="mt-12 flex flex-col gap-12">
        <WhenNear room="[--room:52rem] lg:[--room:31rem]" fallback={<SkeletonRows rows={8} className="h-11" />}>
          <SalesHistory key={`${product.id} ${query.get('mercado')}`} productId={product.id} market={market} />
        </WhenNear>
        <WhenNear className="empty:hidden" room="[--room:28rem] lg:[--room:32rem]">
          <ProductShelf
            title={t(productTexts.related, { collection: product.categories.name })}
            products={page.related}
          />
        </WhenNear>
      </div>
      {alert.dialog}
    </>
  )
}

/** A wrong or missing name in the address is replaced, unless the person has left the page meanwhile. */
function useRightAddress(id: number, path: string) {
  const navigate = useNavigate()
  useEffect(() => {
    const { pathname, search, hash } = location
    const isHere = idOf(pathname.split('/')[2]) === id
    if (isHere && pathname !== path) void navigate(path + search + hash, { replace: true, preventScrollReset: true })
  }, [navigate, id, path])
}
