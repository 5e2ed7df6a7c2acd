import type { Reply } from '@bra/contract/kit/api'
import { stores } from '@bra/contract/stores/stores'
import { states } from '@bra/contract/trade/trade'
import { oneOf, pageOf, wordOf } from '../../../lib/address.ts'
import { askKeeping } from '../../../lib/query.ts'

export const storeOrders = {
  vendas: 'sales',
  nota: 'rating',
  ofertas: 'offers',
  novas: 'newest',
  nome: 'name',
} as const
export type StoreOrderWord = keyof typeof storeOrders
const orderWords = Object.keys(storeOrders) as StoreOrderWord[]

/** Minimum numbers of stars, as the address writes them. */
export const ratings = ['4.5', '4', '3'] as const

export const stateOfPath = (id: string | undefined) => states.find((uf) => uf === id)

export const readStoreList = (query: URLSearchParams, path?: string) => ({
  search: wordOf(query, 'busca'),
  uf: stateOfPath(path) ?? oneOf(query, 'uf', states),
  rating: oneOf(query, 'nota', ratings),
  hasFreeShipping: query.get('frete') === 'gratis',
  isInBraCenter: query.get('bracenter') === '1',
  order: oneOf(query, 'ordem', orderWords) ?? 'vendas',
  page: pageOf(query),
})
export type StoreListState = ReturnType<typeof readStoreList>

export const isFiltered = ({ search, uf, rating, hasFreeShipping, isInBraCenter }: StoreListState) =>
  Boolean(search || uf || rating || hasFreeShipping || isInBraCenter)

/** Asks for every page up to the one in the address, so that Back and reload show the same list. */
export const pagesOfStores = (state: StoreListState) =>
  Array.from({ length: state.page }, (_, at) =>
    askKeeping(stores.list, {
      query: {
        page: at + 1,
        search: state.search,
        uf: state.uf,
        min_rating: state.rating,
        free_shipping: state.hasFreeShipping ? 'true' : undefined,
        bra_center: state.isInBraCenter ? 'true' : undefined,
        order: storeOrders[state.order],
      },
    }),
  )
export type StorePage = Reply<typeof stores.list>
