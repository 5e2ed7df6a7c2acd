import type { PartsOf } from '../../../module.ts'
import routes from './fair-prices.routes.ts'

export const fairPrices: PartsOf = {
  routes,
}
