import { admin } from '@bra/contract/office/admin'
import { payouts } from '@bra/contract/payouts/withdrawals'
import { oneOf, pageOf } from '../../../lib/address.ts'
import { askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 30
export const filters = ['waiting', 'under_way', 'all'] as const

/** Filters by `mostrar` in the address, or asks for a single withdrawal. */
export const pagesOfWatched = (query: URLSearchParams, id: number | null) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(payouts.watched, {
      query: {
        ...{ page: at + 1, per_page: PER_PAGE, id: id ?? undefined },
        filter: oneOf(query, 'mostrar', filters) ?? 'waiting',
      },
    }),
  )

/** These calls show the withdrawals that operators watch. */
export const watched = [payouts.watched, admin.inbox]
