import type { Wing } from '../../module.ts'
import { complaints } from './complaints/module.ts'
import { disputes } from './disputes/module.ts'
import { reviewReports } from './review-reports/module.ts'

/** Modules for what went wrong: complaints, bank disputes, contested parcels and reported reviews. */
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
