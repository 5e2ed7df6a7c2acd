import { get, table } from '../kit/api.ts'
import type { orderSearchSchemas } from './order-search.schemas.ts'

export const orderSearch = table<typeof orderSearchSchemas>()({
  orders: get('/v1/admin/orders', 'admin'),
  order: get('/v1/admin/orders/{id}', 'admin'),
  ledger: get('/v1/admin/ledger', 'admin'),
})
