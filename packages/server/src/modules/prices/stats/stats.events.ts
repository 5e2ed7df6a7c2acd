import type { Listeners } from '../../../platform/events.ts'
import { recordSales } from './sold.queries.ts'
import { adoptViews } from './views.service.ts'

export const statsListeners: Listeners = {
  signed_in: (app, { userId, guestId }) => adoptViews(app, userId, guestId),
  sale_changed: async (app, { orderId }) => {
    await app.transaction((tx) => recordSales(tx, [orderId]))
  },
}
