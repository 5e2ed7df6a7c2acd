import type { Wing } from '../../module.ts'
import { cart } from './cart/module.ts'
import { orders } from './orders/module.ts'
import { refunds } from './refunds/module.ts'
import { chargebacks } from './chargebacks/module.ts'
import { parcels } from './parcels/module.ts'
import { checkout } from './checkout/module.ts'
import { orderMessages } from './order-messages/module.ts'

export const wing: Wing = {
  cart: { uses: ['settings', 'addresses', 'catalog', 'stores', 'listings', 'shipping'], ...cart },
  orders: {
    uses: ['payments', 'calendar', 'settings', 'addresses', 'stores', 'listings', 'shipping', 'reviews'],
    ...orders,
  },
  escrow: { uses: ['ledger', 'orders'] },
  'order-notices': { uses: ['notices', 'stores', 'orders'] },
  refunds: { uses: ['ledger', 'payments', 'escrow', 'orders', 'order-notices'], ...refunds },
  chargebacks: { uses: ['ledger', 'payments', 'escrow', 'orders', 'order-notices', 'refunds'], ...chargebacks },
  parcels: {
    uses: [
      'ledger',
      'photos',
      'listings',
      'shipping',
      'carrier-accounts',
      'reviews',
      'escrow',
      'orders',
      'order-notices',
      'refunds',
    ],
    ...parcels,
  },
  checkout: {
    uses: [
      'settings',
      'mails',
      'security',
      'calendar',
      'photos',
      'accounts',
      'addresses',
      'notices',
      'ledger',
      'credits',
      'payments',
      'stores',
      'listings',
      'shipping',
      'subscriptions',
      'cart',
      'orders',
      'order-notices',
      'refunds',
      'chargebacks',
    ],
    ...checkout,
  },
  'order-messages': { uses: ['security', 'notices', 'stores', 'orders'], ...orderMessages },
}
