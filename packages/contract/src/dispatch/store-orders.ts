import { get, post, table } from '../kit/api.ts'
import type { storeOrdersSchemas } from './store-orders.schemas.ts'

export const storeOrders = table<typeof storeOrdersSchemas>()({
  list: get('/v1/stores-orders/{store_id}', 'seller'),
  show: get('/v1/stores-order/{id}', 'seller'),
  cancel: post('/v1/store-order-cancel', 'seller'),
  giveBack: post('/v1/store-order-give-back', 'seller'),
  keep: post('/v1/store-order-keep', 'seller'),
  checkCard: post('/v1/store-order-check-card', 'seller'),
  lacking: post('/v1/store-order-lacking', 'seller'),
  move: post('/v1/store-order-move', 'seller'),
})
