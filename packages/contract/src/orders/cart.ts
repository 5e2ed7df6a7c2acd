import { get, post, reading, table } from '../kit/api.ts'
import type { cartSchemas } from './cart.schemas.ts'

export const cart = table<typeof cartSchemas>()({
  /** A visitor's cart is named by the header `x-guest-id`. */
  add: post('/v1/add-to-cart'),
  fill: post('/v1/cart/fill'),
  active: get('/v1/active-cart/{id}', 'user'),
  /** A POST, so that no cache keeps what a visitor wants to buy. */
  ofVisitor: reading(post('/v1/cart/of-visitor')),
  join: post('/v1/cart/join', 'user'),
  remove: post('/v1/remove-from-cart/'),
  update: post('/v1/update-cart/'),
  chooseShipping: post('/v1/cart/save-store-shippiment'),
})
