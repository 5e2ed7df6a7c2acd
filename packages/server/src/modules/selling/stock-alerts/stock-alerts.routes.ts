import { stockAlerts } from '@bra/contract/selling/stock-alerts'
import { stockAlertsSchemas } from '@bra/contract/selling/stock-alerts.schemas'
import { routes } from '../../../platform/routes.ts'
import { chooseThreshold, putAway, showAlerts } from './stock-alerts.service.ts'

export default routes(stockAlerts, stockAlertsSchemas, {
  show: ({ app, user, params }) => showAlerts(app, user, params.store_id),
  choose: ({ app, user, body }) => chooseThreshold(app, user, body),
  putAway: ({ app, user, body }) => putAway(app, user, body),
})
