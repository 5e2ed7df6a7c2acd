import type { Wing } from '../../module.ts'
import { storeOrders } from './store-orders/module.ts'
import { boxes } from './boxes/module.ts'
import { picking } from './picking/module.ts'
import { labels } from './labels/module.ts'
import { storeDashboard } from './store-dashboard/module.ts'

/** Modules with which a store sends its parcels. */
export const wing: Wing = {
  'store-orders': {
    uses: ['stores', 'shipping', 'escrow', 'orders', 'order-notices', 'refunds', 'parcels'],
    ...storeOrders,
  },
  boxes: { uses: ['shipping', 'orders', 'store-orders'], ...boxes },
  picking: { uses: ['orders', 'boxes'], ...picking },
  labels: { uses: ['ledger', 'shipping', 'orders', 'order-notices', 'boxes', 'store-orders'], ...labels },
  'store-dashboard': { uses: ['reviews', 'orders', 'order-messages'], ...storeDashboard },
}
