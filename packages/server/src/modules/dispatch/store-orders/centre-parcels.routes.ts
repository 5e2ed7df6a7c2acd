import { centreParcels } from '@bra/contract/dispatch/centre-parcels'
import { centreParcelsSchemas } from '@bra/contract/dispatch/centre-parcels.schemas'
import { routes } from '../../../platform/routes.ts'
import { centreBy } from './sale-handlers.ts'
import { cancelSale, keepSale, moveSale } from './store-orders.service.ts'

export default routes(centreParcels, centreParcelsSchemas, {
  cancel: ({ app, user, params, body }) => cancelSale(app, centreBy(user), { ...params, ...body }),
  keep: ({ app, user, params, body }) => keepSale(app, centreBy(user), { ...params, ...body }),
  move: ({ app, user, params, body }) => moveSale(app, centreBy(user), { ...params, ...body }),
})
