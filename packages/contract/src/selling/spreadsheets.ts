import { get, post, reading, table } from '../kit/api.ts'
import type { spreadsheetsSchemas } from './spreadsheets.schemas.ts'

export const spreadsheets = table<typeof spreadsheetsSchemas>()({
  write: reading(post('/v1/product-store-export', 'seller', 'stock')),
  read: post('/v1/product-store-import', 'seller', 'stock'),
  answer: post('/v1/product-store-import/answer', 'seller', 'stock'),
  start: post('/v1/product-store-import/start', 'seller', 'stock'),
  drop: post('/v1/product-store-import/drop', 'seller', 'stock'),
  show: get('/v1/product-store-import/{id}', 'seller', 'stock'),
  faults: get('/v1/product-store-import/{id}/faults', 'seller', 'stock'),
  last: get('/v1/product-store-imports/{store_id}', 'seller', 'stock'),
})
