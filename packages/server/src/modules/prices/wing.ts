import type { Wing } from '../../module.ts'
import { standards } from './standards/module.ts'
import { stats } from './stats/module.ts'
import { brokenSales } from './broken-sales/module.ts'
import { fairPrices } from './fair-prices/module.ts'

export const wing: Wing = {
  standards: { uses: ['listings', 'stores'], ...standards },
  stats: { uses: ['security', 'listings', 'catalog', 'stores', 'orders', 'standards'], ...stats },
  'broken-sales': { uses: ['settings', 'ledger', 'notices', 'stores', 'listings', 'stats'], ...brokenSales },
  'fair-prices': { uses: ['listings', 'stats'], ...fairPrices },
}
