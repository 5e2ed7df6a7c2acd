import { reconciliation } from '@bra/contract/reconciliation'
import { oneOf, pageOf } from '../../lib/address.ts'
import { askKeeping } from '../../lib/query.ts'

const PER_PAGE = 30
export const filters = ['open', 'settled'] as const

/** As the address says: `mostrar`. */
export const pagesOfDifferences = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(reconciliation.differences, {
      query: { page: at + 1, per_page: PER_PAGE, filter: oneOf(query, 'mostrar', filters) ?? 'open' },
    }),
  )
