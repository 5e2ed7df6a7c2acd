import { search } from '@bra/contract/shopping/search'
import { wants } from '@bra/contract/shopping/wants'
import type { ProductOrder } from '@bra/contract/trade/trade'
import { pageOf } from '../../../../lib/address.ts'
import { ask } from '../../../../lib/query.ts'

const SHELF = 10
const GRID = 20
const PRICE_LIST = 3

export const newestQuery = (uf: string | undefined) =>
  ask(search.products, { body: { type: 'default', order: 'newest', per_page: SHELF, uf } })

export const shelfOfGameQuery = (business: string, order: ProductOrder, uf: string | undefined) =>
  ask(search.products, { body: { type: 'tcg', business, order, per_page: SHELF, on_sale: true, uf } })

export const bestOfGameQuery = (business: string, uf: string | undefined) =>
  ask(search.products, { body: { type: 'tcg', business, order: 'sales', per_page: PRICE_LIST, on_sale: true, uf } })

interface HomeVisit {
  uf: string | undefined
  game: string | undefined
}

/** Asks for the products that no shelf has shown, up to the page in the address. */
export const pagesAfterShelves = (query: URLSearchParams, { uf, game }: HomeVisit) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    ask(search.products, {
      body: { type: 'after_initial_rank', business: game, per_page: GRID, page: at + 1, uf },
    }),
  )

export const recentlySeenQuery = (guest: string | undefined) => ask(search.recentlySeen, { query: { guest_id: guest } })
export const braCenterQuery = ask(search.braCenterFeatured, {})
export const newestWantedQuery = ask(wants.newest, {})
