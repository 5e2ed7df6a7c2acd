import { MOST_NEWEST } from '@bra/contract/shopping/wants.schemas'
import type { App } from '../../../app.ts'
import type { User } from '../../../platform/routes.ts'
import { productCards } from '../../stores/listings/index.ts'
import { newestFitting } from './newest.queries.ts'

export async function newestWanted({ db }: App, user: User) {
  const found = await newestFitting(db, user.id, MOST_NEWEST)
  const cards = await productCards(
    db,
    found.map(({ product_id }) => product_id),
  )
  // both lists stand in the same order, and an offer always has its product
  return { offers: found.map(({ offer }, at) => ({ ...offer, product: cards[at]! })) }
}
