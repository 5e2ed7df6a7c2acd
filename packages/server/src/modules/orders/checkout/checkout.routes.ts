import { checkout } from '@bra/contract/checkout'
import { checkoutSchemas } from '@bra/contract/checkout.schemas'
import { routes } from '../../platform/routes.ts'
import { payOrder } from './attempts.ts'
import { placeOrder } from './checkout.service.ts'
import { cancelUnpaid } from './unpaid.service.ts'

export default routes(checkout, checkoutSchemas, {
  place: ({ app, user, body }) => placeOrder(app, user, body),
  pay: ({ app, user, body }) => payOrder(app, user, body),
  cancelUnpaid: ({ app, user, body }) => cancelUnpaid(app, user, body),
})
