import { get, post, table } from './api.ts'
import type { cartSchemas } from './cart.schemas.ts'

/** What a person is about to buy. */
export const cart = table<typeof cartSchemas>()({
  add: post('/v1/add-to-cart', 'user'),
  /** A whole purchase at once. */
  fill: post('/v1/cart/fill', 'user'),
  /** `id` is the person's own. */
  active: get('/v1/active-cart/{id}', 'user'),
  remove: post('/v1/remove-from-cart/', 'user'),
  update: post('/v1/update-cart/', 'user'),
  chooseShipping: post('/v1/cart/save-store-shippiment', 'user'),
})
