import type { Listeners } from '../../../platform/events.ts'
import { noteUndone } from './put-back.service.ts'

export const pickingListeners: Listeners = {
  stock_returned: async (app, { storeOrderIds }) => {
    await noteUndone(app, storeOrderIds)
  },
}
