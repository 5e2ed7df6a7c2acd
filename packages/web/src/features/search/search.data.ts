import { search } from '@bra/contract/search'
import type { ProductFilter } from '@bra/contract/search.schemas'
import { ask, askKeeping } from '../../lib/query.ts'
import type { Destination } from '../../lib/destination.ts'
import { filterOf, type ListState, readListState } from './list-state.ts'
import { filterOfOffers, type OffersState } from './offers/offers-state.ts'

/** What a list is of, before the visitor filters it. */
export interface ListScope extends Pick<ProductFilter, 'search' | 'brand' | 'league' | 'promotion' | 'categories'> {
  type: 'after_initial_rank' | 'tcg' | 'acs' | 'bra' | 'filter' | 'default'
  /** Rows of a page, 24 unless told otherwise. */
  per_page?: number
}

/** One page of a list; only the first counts the facets. */
export const productsQuery = (scope: ListScope, state: ListState, uf: string | undefined, page = 1) => {
  const filter = filterOf(state)
  return askKeeping(search.products, {
    body: {
      ...filter,
      ...scope,
      categories: scope.categories?.length ? scope.categories : filter.categories,
      order: state.order,
      uf,
      page,
      facets: page === 1,
    },
  })
}

/** Every page from the first to the one the address names: Back and reload show the same list. */
export const pagesOfList = (scope: ListScope, state: ListState, uf: string | undefined) =>
  Array.from({ length: state.page }, (_, at) => productsQuery(scope, state, uf, at + 1))

const unfiltered = readListState(new URLSearchParams())

/** The list before any filter: its facets name every value that a filter may empty. */
export const wholeListQuery = (scope: ListScope, uf: string | undefined) => productsQuery(scope, unfiltered, uf)

/** What a page with a list asks before it is drawn. */
export const listQuestions = (scope: ListScope, state: ListState, uf: string | undefined) => [
  ...pagesOfList(scope, state, uf),
  wholeListQuery(scope, uf),
]

/** A product with its first offers: those that the address asks for, to where the visitor wants them. */
export const productQuery = (id: number, destination: Destination, wanted?: OffersState) =>
  ask(search.show, {
    params: { id },
    body: { ...destination, ...(wanted && { filter: filterOfOffers(wanted), order: wanted.order }) },
  })

/** A later page of the same offers. */
export const offersQuery = (id: number, destination: Destination, wanted: OffersState, page: number) =>
  ask(search.storesOfProduct, {
    body: { product_id: id, ...destination, filter: filterOfOffers(wanted), order: wanted.order, page },
  })

export const recentlySeenQuery = (guest: string) => ask(search.recentlySeen, { query: { guest_id: guest } })
export const braCenterQuery = ask(search.braCenterFeatured, {})
