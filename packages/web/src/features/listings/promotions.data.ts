import { listings } from '@bra/contract/listings'
import { ask } from '../../lib/query.ts'

export const promotionsQuery = ask(listings.promotions, {})
