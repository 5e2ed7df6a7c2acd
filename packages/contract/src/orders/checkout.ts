import { post, table } from '../kit/api.ts'
import type { checkoutSchemas } from './checkout.schemas.ts'

export const checkout = table<typeof checkoutSchemas>()({
  place: post('/v1/order/save-order', 'user'),
  pay: post('/v1/order/pay', 'user'),
  cancelUnpaid: post('/v1/order/cancel', 'user'),
})
