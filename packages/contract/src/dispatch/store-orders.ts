import { bounded, get, post, table } from '../kit/api.ts'
import type { storeOrdersSchemas } from './store-orders.schemas.ts'

export const storeOrders = table<typeof storeOrdersSchemas>()({
  list: get('/v1/stores-orders/{store_id}', 'seller'),
  show: get('/v1/stores-order/{id}', 'seller'),
  cancel: bounded(post('/v1/store-order-cancel', 'seller'), { times: 10, minutes: 60, about: 'id' }),
  giveBack: bounded(post('/v1/store-order-give-back', 'seller'), { times: 10, minutes: 60, about: 'id' }),
  keep: bounded(post('/v1/store-order-keep', 'seller'), { times: 10, minutes: 60, about: 'id' }),
  checkCard: bounded(post('/v1/store-order-check-card', 'seller'), { times: 200, minutes: 60, about: 'id' }),
  lacking: bounded(post('/v1/store-order-lacking', 'seller'), { times: 10, minutes: 60, about: 'id' }),
  move: bounded(post('/v1/store-order-move', 'seller'), { times: 20, minutes: 60, about: 'id' }),
})
