import { orders } from '@bra/contract/orders/orders'
import { ordersSchemas } from '@bra/contract/orders/orders.schemas'
import { routes } from '../../../platform/routes.ts'
import { pageOfOrders, showOrder } from './orders.view.ts'

export default routes(orders, ordersSchemas, {
  paginate: ({ app, user, body }) => pageOfOrders(app, user.id, body),
  list: ({ app, user, query }) => pageOfOrders(app, user.id, query),
  show: ({ app, user, params }) => showOrder(app, user.id, params.id),
})
