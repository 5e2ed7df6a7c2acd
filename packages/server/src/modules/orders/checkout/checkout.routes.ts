import { checkout } from '@bra/contract/orders/checkout'
import { checkoutSchemas } from '@bra/contract/orders/checkout.schemas'
import { routes } from '../../../platform/routes.ts'
import { payOrder } from './payment-attempts.ts'
import { placeOrder } from './checkout.service.ts'
import { cancelUnpaid } from './cancel-unpaid.service.ts'

export default routes(checkout, checkoutSchemas, {
  place: ({ app, user, body }) => placeOrder(app, user, body),
  pay: ({ app, user, body }) => payOrder(app, user, body),
  cancelUnpaid: ({ app, user, body }) => cancelUnpaid(app, user, body),
})
