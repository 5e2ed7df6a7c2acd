import type { Wing } from '../../module.ts'
import { inventory } from './inventory/module.ts'
import { bulkEntry } from './bulk-entry/module.ts'
import { ownProducts } from './own-products/module.ts'
import { priceRules } from './price-rules/module.ts'
import { bulkEdits } from './bulk-edits/module.ts'
import { spreadsheets } from './spreadsheets/module.ts'
import { offerLabels } from './offer-labels/module.ts'
import { stockAlerts } from './stock-alerts/module.ts'
import { bulkHistory } from './bulk-history/module.ts'

export const wing: Wing = {
  inventory: { uses: ['settings', 'photos', 'listings', 'catalog', 'stores', 'stats'], ...inventory },
  'bulk-entry': { uses: ['catalog', 'finder', 'card-lists', 'inventory', 'fair-prices'], ...bulkEntry },
  'own-products': { uses: ['photos', 'catalog', 'inventory'], ...ownProducts },
  'price-rules': { uses: ['listings', 'catalog', 'stores', 'stats', 'inventory'], ...priceRules },
  'offer-labels': { uses: [], ...offerLabels },
  'stock-alerts': { uses: ['stores'], ...stockAlerts },
  'bulk-edits': { uses: ['listings', 'catalog', 'stores', 'inventory'], ...bulkEdits },
  spreadsheets: { uses: ['listings', 'catalog', 'stores', 'inventory', 'fair-prices'], ...spreadsheets },
  'bulk-history': { uses: ['accounts', 'listings', 'catalog', 'stores', 'inventory'], ...bulkHistory },
}
