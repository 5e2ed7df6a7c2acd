import { get, post, table } from './api.ts'
import type { ordersSchemas } from './orders.schemas.ts'

/** What a person bought. */
export const orders = table<typeof ordersSchemas>()({
  place: post('/v1/order/save-order', 'user'),
  paginate: post('/v1/paginate-order', 'user'),
  list: get('/v1/orders', 'user'),
  show: get('/v1/orders/{id}', 'user'),
})
