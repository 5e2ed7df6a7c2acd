import { bounded, post, table } from '../kit/api.ts'
import type { checkoutSchemas } from './checkout.schemas.ts'

export const checkout = table<typeof checkoutSchemas>()({
  place: bounded(post('/v1/order/save-order', 'user'), { times: 300, minutes: 60 }),
  pay: bounded(post('/v1/order/pay', 'user'), { times: 20, minutes: 60, about: 'order_id' }),
  cancelUnpaid: bounded(post('/v1/order/cancel', 'user'), { times: 20, minutes: 60, about: 'order_id' }),
})
