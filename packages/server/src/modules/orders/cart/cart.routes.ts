import { cart } from '@bra/contract/orders/cart'
import { cartSchemas } from '@bra/contract/orders/cart.schemas'
import { routes } from '../../../platform/routes.ts'
import { fillCart } from './cart.fill.ts'
import { activeCart, addToCart, chooseShipping, removeFromCart, updateCart } from './cart.service.ts'

export default routes(cart, cartSchemas, {
  add: ({ app, user, body }) => addToCart(app, user, body),
  fill: ({ app, user, body }) => fillCart(app, user, body),
  active: ({ app, user, params, query }) => activeCart(app, user, { ...query, id: params.id }),
  remove: ({ app, user, body }) => removeFromCart(app, user, body),
  update: ({ app, user, body }) => updateCart(app, user, body),
  chooseShipping: ({ app, user, body }) => chooseShipping(app, user, body),
})
