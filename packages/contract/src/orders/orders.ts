import { get, post, reading, table } from '../kit/api.ts'
import type { ordersSchemas } from './orders.schemas.ts'

export const orders = table<typeof ordersSchemas>()({
  paginate: reading(post('/v1/paginate-order', 'user')),
  list: get('/v1/orders', 'user'),
  show: get('/v1/orders/{id}', 'user'),
})
