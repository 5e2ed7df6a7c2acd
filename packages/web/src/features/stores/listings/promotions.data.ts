import { listings } from '@bra/contract/listings'
import { ask } from '../../lib/query.ts'

export const promotionsQuery = ask(listings.promotions, {})
/** One of them, over or not. */
export const promotionQuery = (id: number) => ask(listings.promotion, { params: { id } })
