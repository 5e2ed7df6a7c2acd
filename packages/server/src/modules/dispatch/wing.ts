import type { Wing } from '../../module.ts'
import { storeOrders } from './store-orders/module.ts'
import { boxes } from './boxes/module.ts'
import { picking } from './picking/module.ts'
import { labels } from './labels/module.ts'
import { trackingCodes } from './tracking-codes/module.ts'
import { taxSetup } from './tax-setup/module.ts'
import { invoices } from './invoices/module.ts'
import { dispatchRuns } from './dispatch-runs/module.ts'
import { storeDashboard } from './store-dashboard/module.ts'

export const wing: Wing = {
  'store-orders': {
    uses: [
      'settings',
      'calendar',
      'stores',
      'shipping',
      'carrier-accounts',
      'orders',
      'escrow',
      'order-notices',
      'refunds',
      'parcels',
    ],
    ...storeOrders,
  },
  boxes: { uses: ['shipping', 'orders', 'store-orders'], ...boxes },
  picking: { uses: ['orders', 'boxes'], ...picking },
  labels: {
    uses: [
      'settings',
      'ledger',
      'shipping',
      'carrier-accounts',
      'escrow',
      'orders',
      'order-notices',
      'boxes',
      'store-orders',
    ],
    ...labels,
  },
  'tracking-codes': { uses: ['shipping', 'orders'], ...trackingCodes },
  'tax-setup': {
    uses: ['security', 'settings', 'stores', 'companies', 'store-orders'],
    ...taxSetup,
  },
  invoices: {
    uses: [
      'security',
      'settings',
      'mails',
      'addresses',
      'stores',
      'orders',
      'order-notices',
      'store-orders',
      'tax-setup',
    ],
    ...invoices,
  },
  'dispatch-runs': {
    uses: ['shipping', 'carrier-accounts', 'store-orders', 'labels', 'tax-setup', 'invoices'],
    ...dispatchRuns,
  },
  'store-dashboard': {
    uses: [
      'settings',
      'reviews',
      'offer-questions',
      'orders',
      'order-messages',
      'stock-alerts',
      'picking',
      'tax-setup',
    ],
    ...storeDashboard,
  },
}
