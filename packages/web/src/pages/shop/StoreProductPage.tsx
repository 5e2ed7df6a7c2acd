import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import { tileTexts } from '../../features/catalogue/catalog/tile-texts.ts'
import { ParcelBeside } from '../../features/shopping/storefronts/ParcelBeside.tsx'
import { pagesDrawn, readStock } from '../../features/shopping/storefronts/stock-state.ts'
import { stockTexts } from '../../features/shopping/storefronts/stock-texts.ts'
import { StoreStock } from '../../features/shopping/storefronts/StoreStock.tsx'
import { ListHeader } from '../../features/shopping/search/list/ListHeader.tsx'
import { ListPage } from '../../features/shopping/search/list/ListPage.tsx'
import { StoreAway } from '../../features/stores/stores/StoreAway.tsx'
import { storeQuery } from '../../features/stores/stores/stores.data.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { loadPage, refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

const loadStock = loadPage(({ params, url }) => {
  const id = idOf(params.id)
  if (!id) refusePage()
  return [storeQuery(String(id)), ...pagesDrawn(id, readStock(url.searchParams))]
})

/** Without a store the address leads to the list of stores. */
export const loader = (args: LoaderFunctionArgs) => (args.params.id ? loadStock(args) : redirect(paths.stores()))

export default function StoreProductPage() {
  const { id } = useParams<'id'>()
  const { data: store } = useSuspenseQuery(storeQuery(String(idOf(id))))
  return <StockPage key={store.id} store={store} />
}

function StockPage({ store }: { store: StoreDetail }) {
  const t = useText()
  const title = t(stockTexts.stockOf, { store: store.name })
  const place = `${store.city}/${store.uf}`
  return (
    <ListPage
      title={title}
      description={t(stockTexts.stockDescription, { store: store.name, place })}
      image={store.avatar}
      canonical={paths.storeProducts(store.id)}
      crumbs={[
        { name: t(pageTitles.stores), path: paths.stores() },
        { name: store.name, path: paths.store(store.slug) },
      ]}
    >
      <ListHeader
        title={title}
        image={store.avatar}
        facts={[place, t(tileTexts.offers, { count: store.offers_count })]}
      />
      <StoreAway store={store} />
      <ParcelBeside store={store}>
        <StoreStock store={store} />
      </ParcelBeside>
    </ListPage>
  )
}
