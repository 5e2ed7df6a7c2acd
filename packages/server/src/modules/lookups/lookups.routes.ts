import { lookups } from '@bra/contract/lookups'
import { lookupsSchemas } from '@bra/contract/lookups.schemas'
import { routes } from '../../platform/routes.ts'
import { findOrders, findPostings, seeOrder } from './lookups.service.ts'

export default routes(lookups, lookupsSchemas, {
  orders: ({ app, query }) => findOrders(app, query),
  order: ({ app, params }) => seeOrder(app, params.id),
  ledger: ({ app, query }) => findPostings(app, query),
})
