import type { bulkHistorySchemas } from './bulk-history.schemas.ts'
import { get, post, table } from '../kit/api.ts'

export const bulkHistory = table<typeof bulkHistorySchemas>()({
  list: get('/v1/product-store-changes/{store_id}', 'seller', 'stock'),
  show: get('/v1/product-store-change/{id}', 'seller', 'stock'),
  undo: post('/v1/product-store-undo', 'seller', 'stock'),
})
