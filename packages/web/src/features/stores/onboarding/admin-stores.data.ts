import { onboarding } from '@bra/contract/stores/onboarding'
import type { StoreToJudge } from '@bra/contract/stores/onboarding.schemas'
import { storeLife } from '@bra/contract/stores/store-life'
import { useQueryClient } from '@tanstack/react-query'
import { oneOf, pageOf, wordOf } from '../../../lib/address.ts'
import { routeOf } from '../../../lib/call.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 30

/** Reads `situacao` and `busca` from the address. */
export const pagesOfStores = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(onboarding.list, {
      query: {
        page: at + 1,
        per_page: PER_PAGE,
        status: oneOf(query, 'situacao', storeLife.State.options),
        search: wordOf(query, 'busca'),
      },
    }),
  )

export const judgeQuery = (id: number) => ask(onboarding.judge, { params: { id } })

export function useDecided() {
  const client = useQueryClient()
  return async (store: StoreToJudge) => {
    client.setQueryData(judgeQuery(store.id).queryKey, store)
    await client.invalidateQueries({ queryKey: [routeOf(onboarding.list)] })
  }
}
