import { orders } from '@bra/contract/orders'
import { ordersSchemas } from '@bra/contract/orders.schemas'
import { routes } from '../../platform/routes.ts'
import { placeOrder } from './orders.service.ts'
import { pageOfOrders, showOrder } from './orders.view.ts'
import { cancel, confirmDelivery, review, sendBack, withdrawCancel } from './parcels.service.ts'
import { cancelUnpaid } from './unpaid.service.ts'

const { pay: _, ...served } = ordersSchemas

export default routes(orders, served, {
  place: ({ app, user, body }) => placeOrder(app, user, body),
  paginate: ({ app, user, body }) => pageOfOrders(app, user.id, body),
  list: ({ app, user, query }) => pageOfOrders(app, user.id, query),
  show: ({ app, user, params }) => showOrder(app, user.id, params.id),
  cancelUnpaid: ({ app, user, body }) => cancelUnpaid(app, user, body),
  cancel: ({ app, user, body }) => cancel(app, user, body),
  withdrawCancel: ({ app, user, body }) => withdrawCancel(app, user, body),
  confirmDelivery: ({ app, user, body }) => confirmDelivery(app, user, body),
  sendBack: ({ app, user, body }) => sendBack(app, user, body),
  review: ({ app, user, body }) => review(app, user, body),
})
