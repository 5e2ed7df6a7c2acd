import { get, post, reading, table } from './api.ts'
import type { ordersSchemas } from './orders.schemas.ts'

/** What a person bought. */
export const orders = table<typeof ordersSchemas>()({
  place: post('/v1/order/save-order', 'user'),
  pay: post('/v1/order/pay', 'user'),
  paginate: reading(post('/v1/paginate-order', 'user')),
  list: get('/v1/orders', 'user'),
  show: get('/v1/orders/{id}', 'user'),
  cancelUnpaid: post('/v1/order/cancel', 'user'),
  cancel: post('/v1/order/cancel-parcel', 'user'),
  withdrawCancel: post('/v1/order/keep-parcel', 'user'),
  confirmDelivery: post('/v1/order/confirm-delivery', 'user'),
  sendBack: post('/v1/order/send-back', 'user'),
  review: post('/v1/create-order-review/', 'user'),
})
