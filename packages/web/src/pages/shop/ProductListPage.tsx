import { date } from '@bra/contract/trade/format'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { categoryQuery } from '../../features/catalogue/catalog/catalog.data.ts'
import { cardsOf } from '../../features/catalogue/catalog/cards-of.ts'
import { tileTexts } from '../../features/catalogue/catalog/tile-texts.ts'
import { ListHeader } from '../../features/shopping/search/list/ListHeader.tsx'
import { ListPage } from '../../features/shopping/search/list/ListPage.tsx'
import { cardWords, ProductListView, productWords } from '../../features/shopping/search/list/ProductListView.tsx'
import { readListState } from '../../features/shopping/search/list-state.ts'
import { listPageTexts } from '../../features/shopping/search/list/list-page-texts.ts'
import { listTexts } from '../../features/shopping/search/list/texts.ts'
import { type ListScope, listQuestions } from '../../features/shopping/search/search.data.ts'
import { destinationOf } from '../../features/people/addresses/destination.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { loadPage, refusePage } from '../../lib/page.ts'
import { inGame } from '../../lib/game-address.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

type Kind = 'tcg' | 'acs' | 'bra' | 'all'
const kinds: Kind[] = ['tcg', 'acs', 'bra']
const kindIn = (query: URLSearchParams) => kinds.find((kind) => kind === query.get('tipo')) ?? 'all'

/** The largest set has 1,700 cards, and a list ends after forty pages. */
const PER_PAGE = 48
const scopeOfCollection = (id: number): ListScope => ({
  type: 'filter',
  categories: [id],
  order: 'number',
  per_page: PER_PAGE,
})
const scopeOfKind = (kind: Kind): ListScope => ({ type: kind === 'all' ? 'filter' : kind })

export const loader = loadPage(({ env, params, url }) => {
  const id = idOf(params.id)
  if (params.id && !id) refusePage()
  const scope = id ? scopeOfCollection(id) : scopeOfKind(kindIn(url.searchParams))
  const { uf } = destinationOf(env.visit.cep)
  return [...(id ? [categoryQuery(id)] : []), ...listQuestions(scope, readListState(url.searchParams), uf)]
})

export default function ProductListPage() {
  const { id } = useParams<'id'>()
  const [query] = useSearchParams()
  const collection = idOf(id)
  return collection ? <CollectionList id={collection} /> : <KindList kind={kindIn(query)} />
}

function CollectionList({ id }: { id: number }) {
  const t = useText()
  const { data: collection } = useSuspenseQuery(categoryQuery(id))
  const { name, code, series, type, release_date, business, symbol, products_count, offers_count } = collection
  const isCards = type === 'tcg'
  return (
    <ListPage
      title={name}
      description={t(listPageTexts.collectionDescription, { name, count: products_count })}
      image={symbol ?? undefined}
      canonical={paths.category(collection)}
      crumbs={
        isCards
          ? [
              { name: business.name, path: paths.game(business.slug) },
              { name: t(pageTitles.collections), path: inGame(paths.collections(), business.slug) },
            ]
          : [{ name: t(kindTexts[type].title), path: paths.kind(type) }]
      }
    >
      <ProductListView
        key={id}
        heading={
          <ListHeader
            title={name}
            image={symbol}
            facts={[
              isCards && business.name,
              isCards && code,
              series,
              isCards ? cardsOf(t, collection) : t(listTexts.products, { count: products_count }),
              t(tileTexts.offers, { count: offers_count }),
              release_date && t(listPageTexts.released, { day: date(release_date) }),
            ]}
          />
        }
        hasViews={isCards}
        ofSet={id}
        scope={scopeOfCollection(id)}
        decided={['categories']}
        words={isCards ? cardWords : productWords}
      />
    </ListPage>
  )
}

const kindTexts = {
  all: { title: listPageTexts.allProducts, hint: listPageTexts.allHint },
  tcg: { title: pageTitles.cards, hint: listPageTexts.cardsHint },
  acs: { title: listPageTexts.accessories, hint: listPageTexts.accessoriesHint },
  bra: { title: listPageTexts.house, hint: listPageTexts.houseHint },
} as const

function KindList({ kind }: { kind: Kind }) {
  const t = useText()
  const title = t(kindTexts[kind].title)
  const hint = t(kindTexts[kind].hint)
  return (
    <ListPage title={title} description={hint} canonical={kind === 'all' ? paths.products() : paths.kind(kind)}>
      <ProductListView
        key={kind}
        heading={<ListHeader title={title} facts={[hint]} />}
        scope={scopeOfKind(kind)}
        words={kind === 'tcg' ? cardWords : productWords}
        decided={kind === 'acs' || kind === 'bra' ? ['rarities', 'elements'] : []}
      />
    </ListPage>
  )
}
