import { post, table } from './api.ts'
import type { checkoutSchemas } from './checkout.schemas.ts'

/** From the cart to an order that is paid, or called off before. */
export const checkout = table<typeof checkoutSchemas>()({
  place: post('/v1/order/save-order', 'user'),
  pay: post('/v1/order/pay', 'user'),
  cancelUnpaid: post('/v1/order/cancel', 'user'),
})
