import { storeDashboard } from '@bra/contract/dispatch/store-dashboard'
import { storeDashboardSchemas } from '@bra/contract/dispatch/store-dashboard.schemas'
import { routes } from '../../../platform/routes.ts'
import { clientsOf, dashboardOf } from './store-dashboard.service.ts'

export default routes(storeDashboard, storeDashboardSchemas, {
  clients: ({ app, user, body }) => clientsOf(app, user, body),
  dashboard: ({ app, user, params, query }) => dashboardOf(app, user, { ...params, ...query }),
})
