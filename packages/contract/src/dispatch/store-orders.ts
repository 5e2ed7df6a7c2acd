import { bounded, get, post, table } from '../kit/api.ts'
import type { storeOrdersSchemas } from './store-orders.schemas.ts'

export const storeOrders = table<typeof storeOrdersSchemas>()({
  list: get('/v1/stores-orders/{store_id}', 'seller', 'orders'),
  show: get('/v1/stores-order/{id}', 'seller', 'orders'),
  cancel: bounded(post('/v1/store-order-cancel', 'seller', 'refunds'), { times: 10, minutes: 60, about: 'id' }),
  giveBack: bounded(post('/v1/store-order-give-back', 'seller', 'refunds'), { times: 10, minutes: 60, about: 'id' }),
  keep: bounded(post('/v1/store-order-keep', 'seller', 'refunds'), { times: 10, minutes: 60, about: 'id' }),
  checkCard: bounded(post('/v1/store-order-check-card', 'seller', 'dispatch'), {
    times: 200,
    minutes: 60,
    about: 'id',
  }),
  lacking: bounded(post('/v1/store-order-lacking', 'seller', 'dispatch'), { times: 10, minutes: 60, about: 'id' }),
  move: bounded(post('/v1/store-order-move', 'seller', 'dispatch'), { times: 20, minutes: 60, about: 'id' }),
})
