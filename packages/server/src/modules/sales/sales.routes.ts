import { sales } from '@bra/contract/sales'
import { salesSchemas } from '@bra/contract/sales.schemas'
import { routes } from '../../platform/routes.ts'
import { clientsOf, dashboardOf } from './sales.service.ts'

export default routes(sales, salesSchemas, {
  clients: ({ app, user, body }) => clientsOf(app, user, body),
  dashboard: ({ app, user, params }) => dashboardOf(app, user, params.id),
})
