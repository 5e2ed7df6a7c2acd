import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useDestination } from '../../../lib/destination.ts'
import { type ListState, MAX_PAGES, queryOf, readListState } from '../list-state.ts'
import { type ListScope, pagesOfList, productsQuery, wholeListQuery } from '../search.data.ts'

export type ProductList = ReturnType<typeof useProductList>

/** A list as its address says it, and the way to another. */
export function useProductList(scope: ListScope) {
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => readListState(query), [query])
  const show = (next: ListState) => setQuery(queryOf(query, next), { preventScrollReset: true })
  return { scope, state, show, queryFor: (next: ListState) => queryOf(query, next), ...useAnswers(scope, state) }
}

function useAnswers(scope: ListScope, state: ListState) {
  const { uf } = useDestination()
  const first = useQuery(productsQuery(scope, state, uf))
  const later = useQueries({ queries: pagesOfList(scope, state, uf).slice(1) })
  const whole = useQuery(wholeListQuery(scope, uf))

  const answers = [first, ...later]
  const broken = answers.find((answer) => answer.isError)
  const pages = answers.flatMap((answer) => (answer.data ? [answer.data] : []))
  return {
    products: [...new Map(pages.flatMap((page) => page.products).map((product) => [product.id, product])).values()],
    total: first.data?.paginate.total,
    hasMore: state.page < Math.min(first.data?.paginate.last_page ?? 1, MAX_PAGES),
    facets: first.data?.facets ?? null,
    wholeFacets: whole.data?.facets ?? null,
    corrected: first.data?.corrected ?? null,
    relax: first.data?.relax ?? null,
    /** What is shown belongs to the filters before. */
    isStale: first.isPlaceholderData,
    /** Pages that are still on their way. */
    awaited: later.filter((answer) => answer.isPending).length,
    isBroken: Boolean(broken),
    retry: () => answers.filter((answer) => answer.isError).forEach((answer) => void answer.refetch()),
  }
}
