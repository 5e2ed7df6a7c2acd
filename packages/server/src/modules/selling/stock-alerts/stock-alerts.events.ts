import type { Listeners } from '../../../platform/events.ts'
import { forgetRestocked } from './stock-alerts.queries.ts'
import { tellOfLowStock } from './stock-alerts.service.ts'

export const stockAlertsListeners: Listeners = {
  sale_changed: (app, { orderId }) => tellOfLowStock(app, orderId),
  offers_changed: async (app, { productIds }) => {
    await app.transaction((tx) => forgetRestocked(tx, productIds))
  },
}
