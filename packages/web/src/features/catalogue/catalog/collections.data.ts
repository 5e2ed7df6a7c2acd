import { catalog } from '@bra/contract/catalogue/catalog'
import type { Category } from '@bra/contract/catalogue/catalog.schemas'
import { oneOf, pageOf, wordOf } from '../../../lib/address.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

export const collectionOrders = {
  recentes: 'release_desc',
  antigas: 'release_asc',
  nome: 'name',
  ofertas: 'offers',
} as const
export type CollectionOrderWord = keyof typeof collectionOrders
const orderWords = Object.keys(collectionOrders) as CollectionOrderWord[]
const PER_PAGE = 48

export const readCollections = (query: URLSearchParams) => ({
  search: wordOf(query, 'busca'),
  game: wordOf(query, 'jogo'),
  order: oneOf(query, 'ordem', orderWords) ?? 'recentes',
  page: pageOf(query),
})
export type CollectionsState = ReturnType<typeof readCollections>

export const pagesOfCollections = ({ search, game, order, page }: CollectionsState) =>
  Array.from({ length: page }, (_, at) =>
    askKeeping(catalog.paginateCategories, {
      body: {
        page: at + 1,
        per_page: PER_PAGE,
        type: 'tcg',
        search,
        business: game,
        order: collectionOrders[order],
      },
    }),
  )

export const categoriesQuery = ask(catalog.categories, { query: {} })

export interface CollectionGroup {
  title: string
  /** For example "2024 – 2025"; empty if no release day is known. */
  years: string
  collections: Category[]
}

/** Groups by series, or by game if a set has no series; keeps the order in which they come. */
export function groupCollections(collections: Category[]): CollectionGroup[] {
  const groups = Map.groupBy(collections, ({ series, business }) => series ?? business.name)
  return [...groups].map(([title, inGroup]) => ({ title, years: yearsOf(inGroup), collections: inGroup }))
}

function yearsOf(collections: Category[]) {
  const years = collections.flatMap(({ release_date: day }) => (day ? [day.slice(0, 4)] : [])).toSorted()
  return [...new Set([years[0], years.at(-1)])].filter(Boolean).join(' – ')
}
