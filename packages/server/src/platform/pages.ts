import type { Paginate } from '@bra/contract/shapes'

/** What a paged list says of itself; an empty list has one page. */
export const paginate = (total: number, { page, per_page }: { page: number; per_page: number }): Paginate => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  per_page,
  total,
})
