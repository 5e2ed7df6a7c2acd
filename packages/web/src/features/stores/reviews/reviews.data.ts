import { reviews } from '@bra/contract/stores/stores'
import { pageOf } from '../../../lib/address.ts'
import { askKeeping } from '../../../lib/query.ts'

export const REVIEWS_PAGE = 'avaliacoes'
const PER_PAGE = 6

export function starsOf(query: URLSearchParams): number | undefined {
  const stars = Number(query.get('estrelas'))
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined
}

export const isToAnswer = (query: URLSearchParams) => query.has('responder')

export const pagesOfReviews = (storeId: number, query: URLSearchParams) =>
  Array.from({ length: pageOf(query, REVIEWS_PAGE) }, (_, at) =>
    askKeeping(reviews.ofStore, {
      params: { id: storeId },
      query: { page: at + 1, per_page: PER_PAGE, stars: starsOf(query), unanswered: isToAnswer(query) || undefined },
    }),
  )
