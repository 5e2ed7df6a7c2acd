import { baskets } from '@bra/contract/shopping/baskets'
import { basketsSchemas } from '@bra/contract/shopping/baskets.schemas'
import { routes } from '../../../platform/routes.ts'
import { ownerOrNull } from '../../orders/cart/index.ts'
import { bestBasket } from './baskets.service.ts'

export default routes(baskets, basketsSchemas, {
  best: ({ app, user, visitor, body }) => bestBasket(app, { user, owner: ownerOrNull(user, visitor) }, body),
})
