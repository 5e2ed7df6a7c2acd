import { storeOrders } from '@bra/contract/store-orders'
import { storeOrdersSchemas } from '@bra/contract/store-orders.schemas'
import { routes } from '../../platform/routes.ts'
import { cancelSale, keepSale, moveSale } from './store-orders.service.ts'
import { pageOfSales, showSale } from './store-orders.view.ts'

export default routes(storeOrders, storeOrdersSchemas, {
  list: ({ app, user, params, query }) => pageOfSales(app, user, params.store_id, query),
  show: ({ app, user, params }) => showSale(app, user, params.id),
  cancel: ({ app, user, body }) => cancelSale(app, user, body),
  keep: ({ app, user, body }) => keepSale(app, user, body),
  move: ({ app, user, body }) => moveSale(app, user, body),
})
