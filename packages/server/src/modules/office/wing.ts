import type { Wing } from '../../module.ts'
import { users } from './users/module.ts'
import { orderSearch } from './order-search/module.ts'
import { catalogEditing } from './catalog-editing/module.ts'
import { catalogImports } from './catalog-imports/module.ts'
import { contentEditing } from './content-editing/module.ts'
import { admin } from './admin/module.ts'

export const wing: Wing = {
  users: {
    uses: [
      'mails',
      'security',
      'passwords',
      'codes',
      'accounts',
      'audit',
      'notices',
      'stores',
      'sessions',
      'orders',
      'privacy',
    ],
    ...users,
  },
  'order-search': {
    uses: ['ledger', 'accounts', 'stores', 'orders', 'parcels', 'store-orders', 'order-messages'],
    ...orderSearch,
  },
  'catalog-editing': {
    uses: [
      'audit',
      'photos',
      'content',
      'catalog',
      'stores',
      'listings',
      'orders',
      'collections',
      'wants',
      'stats',
      'cart',
    ],
    ...catalogEditing,
  },
  'catalog-imports': { uses: ['audit', 'imports'], ...catalogImports },
  'content-editing': {
    uses: ['settings', 'calendar', 'audit', 'photos', 'content', 'listings', 'shipping', 'subscriptions'],
    ...contentEditing,
  },
  admin: { uses: [], ...admin },
}
