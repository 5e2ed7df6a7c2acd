import { orders } from '@bra/contract/orders'
import { ordersSchemas } from '@bra/contract/orders.schemas'
import { routes } from '../../platform/routes.ts'
import { payOrder } from './orders.attempts.ts'
import { placeOrder } from './orders.service.ts'
import { pageOfOrders, showOrder } from './orders.view.ts'

const { place, pay, paginate, list, show } = ordersSchemas

export default routes(orders, { place, pay, paginate, list, show }, {
  place: ({ app, user, body }) => placeOrder(app, user, body),
  pay: ({ app, user, body }) => payOrder(app, user, body),
  paginate: ({ app, user, body }) => pageOfOrders(app, user.id, body),
  list: ({ app, user, query }) => pageOfOrders(app, user.id, query),
  show: ({ app, user, params }) => showOrder(app, user.id, params.id),
})
