import { orderSearch } from '@bra/contract/office/order-search'
import { orderSearchSchemas } from '@bra/contract/office/order-search.schemas'
import { routes } from '../../../platform/routes.ts'
import { findOrders, findPostings, seeOrder } from './order-search.service.ts'

export default routes(orderSearch, orderSearchSchemas, {
  orders: ({ app, query }) => findOrders(app, query),
  order: ({ app, params }) => seeOrder(app, params.id),
  ledger: ({ app, query }) => findPostings(app, query),
})
