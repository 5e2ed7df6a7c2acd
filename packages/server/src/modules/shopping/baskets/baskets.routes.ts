import { baskets } from '@bra/contract/shopping/baskets'
import { basketsSchemas } from '@bra/contract/shopping/baskets.schemas'
import { routes } from '../../../platform/routes.ts'
import { ownerOrNull } from '../../orders/cart/index.ts'
import { basketWithin } from './baskets.budget.ts'

export default routes(baskets, basketsSchemas, {
  best: ({ app, user, visitor, body }) => basketWithin(app, { user, owner: ownerOrNull(user, visitor) }, body),
})
