import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { MAX_PAGES } from '../../../../lib/address.ts'
import { useDestination } from '../../../people/addresses/destination.ts'
import { usePages } from '../../../../lib/paged.tsx'
import { gamesQuery, namesOfGames } from '../../../catalogue/catalog/games.data.ts'
import { type ListState, queryOf, readListState } from '../list-state.ts'
import { type ListScope, pagesOfList, wholeListQuery } from '../search.data.ts'
import { isChecklist } from './views.ts'

export type ProductList = ReturnType<typeof useProductList>

/** A choice shows at once, before the address follows. */
export function useProductList(scope: ListScope) {
  const [query, setQuery] = useSearchParams()
  const written = useMemo(() => readListState(query), [query])
  const [pressed, setPressed] = useState<{ from: ListState; to: ListState } | null>(null)
  const state = pressed?.from === written ? pressed.to : written
  const show = (next: ListState) => {
    setPressed({ from: written, to: next })
    setQuery(queryOf(query, next), { preventScrollReset: true })
  }
  const queryFor = (next: ListState) => queryOf(query, next)
  return { scope, state, show, queryFor, isChecklist: isChecklist(query), ...useAnswers(scope, state) }
}

function useAnswers(scope: ListScope, state: ListState) {
  const { uf } = useDestination()
  const { pages, isOld, error, retry } = usePages(pagesOfList(scope, state, uf))
  const whole = useQuery(wholeListQuery(scope, state, uf))
  const { data: offered } = useQuery(gamesQuery)
  const isOfOneGame = scope.type === 'acs' || scope.type === 'bra' || Boolean(scope.categories?.length)
  const games = isOfOneGame
    ? []
    : (offered?.business.filter((game) => game.kind === 'tcg' && game.products_count > 0) ?? [])
  const first = pages[0]
  const lastPage = Math.min(first?.paginate.last_page ?? 1, MAX_PAGES)
  return {
    products: [...new Map(pages.flatMap((page) => page.products).map((product) => [product.id, product])).values()],
    total: first?.paginate.total,
    hasMore: state.page < lastPage,
    facets: first?.facets ?? null,
    wholeFacets: whole.data?.facets ?? null,
    /** A list of goods, or of one category, has no games to choose from. */
    games,
    /** Names of games by slug, if the list mixes several games. */
    mixedGames: games.length > 1 && !state.game ? namesOfGames(games) : undefined,
    corrected: first?.corrected ?? null,
    relax: first?.relax ?? null,
    /** True while the results of the previous filters are shown. */
    isStale: isOld,
    awaited: first ? Math.min(state.page, lastPage) - pages.length : 0,
    error,
    retry,
  }
}
