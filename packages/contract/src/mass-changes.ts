import { get, post, reading, table } from './api.ts'
import type { massChangesSchemas } from './mass-changes.schemas.ts'

/** Many offers of a store changed at once, and the store taken off sale as a whole. */
export const massChanges = table<typeof massChangesSchemas>()({
  preview: reading(post('/v1/product-store-bulk/preview', 'seller')),
  apply: post('/v1/product-store-bulk', 'seller'),
  list: get('/v1/product-store-changes/{store_id}', 'seller'),
  undo: post('/v1/product-store-undo', 'seller'),
  leave: post('/v1/store-vacation', 'seller'),
  comeBack: post('/v1/store-vacation/end', 'seller'),
})
