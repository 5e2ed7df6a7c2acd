import { post, reading, table } from '../kit/api.ts'
import type { bulkEditsSchemas } from './bulk-edits.schemas.ts'

export const bulkEdits = table<typeof bulkEditsSchemas>()({
  preview: reading(post('/v1/product-store-bulk/preview', 'seller', 'stock')),
  apply: post('/v1/product-store-bulk', 'seller', 'stock'),
  leave: post('/v1/store-vacation', 'seller', 'settings'),
  comeBack: post('/v1/store-vacation/end', 'seller', 'settings'),
})
