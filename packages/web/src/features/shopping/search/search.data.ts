import { search } from '@bra/contract/search'
import type { ProductFilter } from '@bra/contract/search.schemas'
import { askKeeping } from '../../lib/query.ts'
import { filterOf, type ListState, readListState } from './list-state.ts'

/** What a list is of, before the visitor filters it. */
export interface ListScope extends Pick<ProductFilter, 'search' | 'brands' | 'leagues' | 'promotion' | 'categories'> {
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
