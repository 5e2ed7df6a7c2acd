import { reconciliation } from '@bra/contract/payouts/reconciliation'
import { oneOf, pageOf } from '../../../lib/address.ts'
import { askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 30
export const filters = ['open', 'settled'] as const

/** Filters by `mostrar` in the address, or asks for a single difference. */
export const pagesOfDifferences = (query: URLSearchParams, id: number | null) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(reconciliation.differences, {
      query: {
        ...{ page: at + 1, per_page: PER_PAGE, id: id ?? undefined },
        filter: oneOf(query, 'mostrar', filters) ?? 'open',
      },
    }),
  )
