import { post, table } from '../kit/api.ts'
import type { fairPricesSchemas } from './fair-prices.schemas.ts'

export const fairPrices = table<typeof fairPricesSchemas>()({
  of: post('/v1/1/fair-prices'),
})
