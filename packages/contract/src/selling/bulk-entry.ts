import { post, reading, table } from '../kit/api.ts'
import type { bulkEntrySchemas } from './bulk-entry.schemas.ts'

export const bulkEntry = table<typeof bulkEntrySchemas>()({
  checklist: reading(post('/v1/product-register/checklist', 'seller', 'stock')),
  find: reading(post('/v1/product-register/find', 'seller', 'stock')),
  save: post('/v1/product-register/save', 'seller', 'stock'),
})
