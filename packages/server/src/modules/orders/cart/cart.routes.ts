import { cart } from '@bra/contract/orders/cart'
import { cartSchemas } from '@bra/contract/orders/cart.schemas'
import { routes } from '../../../platform/routes.ts'
import { fillCart } from './cart.fill.ts'
import { joinCart } from './cart.joining.ts'
import { activeCart, addToCart, chooseShipping, removeFromCart, updateCart, visitorsCart } from './cart.service.ts'
import { ownerOf, ownerOrNull } from './owner.ts'

export default routes(cart, cartSchemas, {
  add: ({ app, user, visitor, body }) => addToCart(app, ownerOf(user, visitor, cartSchemas.add.toVisitors), body),
  fill: ({ app, user, visitor, body }) => fillCart(app, ownerOf(user, visitor, cartSchemas.fill.toVisitors), body),
  active: ({ app, user, params, query }) => activeCart(app, user, { ...query, id: params.id }),
  ofVisitor: ({ app, visitor, body }) => visitorsCart(app, ownerOrNull(null, visitor), body),
  join: ({ app, user, body }) => joinCart(app, user, body),
  remove: ({ app, user, visitor, body }) => removeFromCart(app, ownerOf(user, visitor), body),
  update: ({ app, user, visitor, body }) => updateCart(app, ownerOf(user, visitor), body),
  chooseShipping: ({ app, user, visitor, body }) => chooseShipping(app, ownerOf(user, visitor), body),
})
