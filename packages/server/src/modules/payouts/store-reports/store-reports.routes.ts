import { storeReports } from '@bra/contract/payouts/store-reports'
import { storeReportsSchemas } from '@bra/contract/payouts/store-reports.schemas'
import { ownStore } from '../../../acting.ts'
import { routes } from '../../../platform/routes.ts'
import { monthsOfStore, ordersOfStore } from './store-reports.service.ts'

export default routes(storeReports, storeReportsSchemas, {
  months: ({ app, user, params, query }) => {
    ownStore(user, params.id)
    return monthsOfStore(app, params.id, query.year)
  },
  orders: ({ app, user, params, query }) => {
    ownStore(user, params.id)
    return ordersOfStore(app, params.id, query)
  },
})
