import type { PartsOf } from '../../../module.ts'
import { stockAlertsListeners } from './stock-alerts.events.ts'
import routes from './stock-alerts.routes.ts'

export const stockAlerts: PartsOf = {
  routes,
  listeners: stockAlertsListeners,
}
