import { listings } from '@bra/contract/stores/listings'
import { ask } from '../../../lib/query.ts'

export const promotionsQuery = ask(listings.promotions, {})
/** Asks for one promotion, also after its end. */
export const promotionQuery = (id: number) => ask(listings.promotion, { params: { id } })
