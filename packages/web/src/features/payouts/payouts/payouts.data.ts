import { payouts } from '@bra/contract/withdrawals'
import { useQueryClient } from '@tanstack/react-query'
import { oneOf, pageOf } from '../../lib/address.ts'
import { routeOf } from '../../lib/call.ts'
import { askKeeping } from '../../lib/query.ts'
import { inboxQuery } from '../admin/admin.data.ts'

const PER_PAGE = 30
export const filters = ['waiting', 'under_way', 'all'] as const

/** As the address says: `mostrar`; or one alone. */
export const pagesOfWatched = (query: URLSearchParams, id: number | null) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(payouts.watched, {
      query: {
        ...{ page: at + 1, per_page: PER_PAGE, id: id ?? undefined },
        filter: oneOf(query, 'mostrar', filters) ?? 'waiting',
      },
    }),
  )

export function useReloadWatched() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [routeOf(payouts.watched)] }),
      client.invalidateQueries({ queryKey: inboxQuery.queryKey }),
    ])
}
