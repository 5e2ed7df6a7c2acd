import type { Paginate } from '@bra/contract/shapes'

interface Asked {
  page: number
  per_page: number
}

export const offsetOf = ({ page, per_page }: Asked) => (page - 1) * per_page

/** How a list of `total` rows is cut into the pages that were asked for. */
export const paginate = ({ page, per_page }: Asked, total: number): Paginate => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  per_page,
  total,
})
