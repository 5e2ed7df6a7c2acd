import { search } from '@bra/contract/shopping/search'
import type { ProductFilter } from '@bra/contract/shopping/search.schemas'
import type { ProductOrder } from '@bra/contract/trade/trade'
import { askKeeping } from '../../../lib/query.ts'
import { gamesQuery } from '../../catalogue/catalog/games.data.ts'
import { filterOf, type ListState, readListState, writeListState } from './list-state.ts'

/** The part of the catalogue that a list shows before the visitor filters it. */
export interface ListScope extends Pick<ProductFilter, 'search' | 'brands' | 'leagues' | 'promotion' | 'categories'> {
  type: 'after_initial_rank' | 'tcg' | 'acs' | 'bra' | 'filter' | 'default'
  /** Rows per page; 24 by default. */
  per_page?: number
  /** The order where the address names none. */
  order?: ProductOrder
}

/** The order in which a list is shown; "relevance" stands for none. */
export const orderOf = ({ order }: ListScope, state: Pick<ListState, 'order'>) =>
  state.order === 'relevance' ? (order ?? 'relevance') : state.order

/** Asks for one page of a list; only the first counts the facets. */
export const productsQuery = (scope: ListScope, state: ListState, uf: string | undefined, page = 1) => {
  const filter = filterOf(state)
  return askKeeping(search.products, {
    body: {
      ...filter,
      ...scope,
      categories: scope.categories?.length ? scope.categories : filter.categories,
      order: orderOf(scope, state),
      uf,
      page,
      facets: page === 1,
    },
  })
}

/** Asks for every page up to the one in the address, so that Back and reload show the same list. */
export const pagesOfList = (scope: ListScope, state: ListState, uf: string | undefined) =>
  Array.from({ length: state.page }, (_, at) => productsQuery(scope, state, uf, at + 1))

const unfiltered = readListState(new URLSearchParams())

/** The facets name every value, also those that a filter empties. If a filter is applied, one product is enough. */
export const wholeListQuery = (scope: ListScope, state: ListState, uf: string | undefined) => {
  const whole = { ...unfiltered, game: state.game }
  const isShown = writeListState({ ...state, game: null, page: 1 }).size === 0
  return productsQuery(isShown ? scope : { ...scope, per_page: 1 }, whole, uf)
}

export const listQuestions = (scope: ListScope, state: ListState, uf: string | undefined) => [
  ...pagesOfList(scope, state, uf),
  wholeListQuery(scope, state, uf),
  gamesQuery,
]
