import { get, post, table } from '../kit/api.ts'
import type { statsSchemas } from './stats.schemas.ts'

export const stats = table<typeof statsSchemas>()({
  highAndLow: post('/v1/1/HighAndLowCards'),
  prices: post('/v1/1/product-stats-price'),
  history: post('/v1/1/product-history-order'),
  viewed: post('/v1/1/product-viewed'),
  movers: get('/v1/1/price-movers'),
})
