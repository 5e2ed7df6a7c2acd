import type { Wing } from '../../module.ts'
import { complaints } from './complaints/module.ts'
import { disputes } from './disputes/module.ts'
import { reviewReports } from './review-reports/module.ts'

export const wing: Wing = {
  disputes: {
    uses: [
      'audit',
      'payments',
      'orders',
      'order-messages',
      'shipping',
      'refunds',
      'chargebacks',
      'parcels',
      'checkout',
    ],
    ...disputes,
  },
  complaints: {
    uses: [
      'settings',
      'photos',
      'security',
      'audit',
      'notices',
      'stores',
      'ledger',
      'shipping',
      'orders',
      'order-notices',
      'escrow',
      'refunds',
      'parcels',
      'stats',
      'fair-prices',
    ],
    ...complaints,
  },
  'review-reports': { uses: ['accounts', 'audit', 'notices', 'stores', 'reviews', 'orders'], ...reviewReports },
}
