import { openings } from '@bra/contract/openings'
import type { StoreToJudge } from '@bra/contract/openings.schemas'
import { storeLife } from '@bra/contract/store-life'
import { useQueryClient } from '@tanstack/react-query'
import { oneOf, pageOf, wordOf } from '../../lib/address.ts'
import { routeOf } from '../../lib/call.ts'
import { ask, askKeeping } from '../../lib/query.ts'

const PER_PAGE = 30

/** As the address says: `situacao` and `busca`. */
export const pagesOfStores = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(openings.list, {
      query: {
        page: at + 1,
        per_page: PER_PAGE,
        status: oneOf(query, 'situacao', storeLife.State.options),
        search: wordOf(query, 'busca'),
      },
    }),
  )

export const judgeQuery = (id: number) => ask(openings.judge, { params: { id } })

/** What was decided is shown at once, and the lists ask again. */
export function useDecided() {
  const client = useQueryClient()
  return async (store: StoreToJudge) => {
    client.setQueryData(judgeQuery(store.id).queryKey, store)
    await client.invalidateQueries({ queryKey: [routeOf(openings.list)] })
  }
}
