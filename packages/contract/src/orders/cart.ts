import { get, post, table } from '../kit/api.ts'
import type { cartSchemas } from './cart.schemas.ts'

export const cart = table<typeof cartSchemas>()({
  add: post('/v1/add-to-cart', 'user'),
  fill: post('/v1/cart/fill', 'user'),
  /** `id` is the signed-in person's own id. */
  active: get('/v1/active-cart/{id}', 'user'),
  remove: post('/v1/remove-from-cart/', 'user'),
  update: post('/v1/update-cart/', 'user'),
  chooseShipping: post('/v1/cart/save-store-shippiment', 'user'),
})
