import { get, post, reading, table } from '../kit/api.ts'
import type { spreadsheetsSchemas } from './spreadsheets.schemas.ts'

export const spreadsheets = table<typeof spreadsheetsSchemas>()({
  write: reading(post('/v1/product-store-export', 'seller')),
  read: post('/v1/product-store-import', 'seller'),
  answer: post('/v1/product-store-import/answer', 'seller'),
  start: post('/v1/product-store-import/start', 'seller'),
  drop: post('/v1/product-store-import/drop', 'seller'),
  show: get('/v1/product-store-import/{id}', 'seller'),
  faults: get('/v1/product-store-import/{id}/faults', 'seller'),
  last: get('/v1/product-store-imports/{store_id}', 'seller'),
})
