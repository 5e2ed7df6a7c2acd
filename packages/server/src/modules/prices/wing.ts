import type { Wing } from '../../module.ts'
import { stats } from './stats/module.ts'
import { fairPrices } from './fair-prices/module.ts'

/** Modules for what products are worth: statistics of sales, and fair prices. */
export const wing: Wing = {
  stats: { uses: ['security', 'listings', 'catalog', 'stores', 'orders'], ...stats },
  'fair-prices': { uses: ['listings', 'stats'], ...fairPrices },
}
