import type { Paginate } from '@bra/contract/kit/shapes'

export interface PageQuery {
  page: number
  per_page: number
}

export const offsetOf = ({ page, per_page }: PageQuery) => (page - 1) * per_page

export const paginate = ({ page, per_page }: PageQuery, total: number): Paginate => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  per_page,
  total,
})
