import { post, table } from './api.ts'
import type { inventorySchemas } from './inventory.schemas.ts'

/** What a store has for sale, as its owner works on it. */
export const inventory = table<typeof inventorySchemas>()({
  list: post('/v1/product-store-list', 'seller'),
  save: post('/v1/product-store-save/', 'seller'),
  remove: post('/v1/product-store-delete/', 'seller'),
  restore: post('/v1/product-store-restore', 'seller'),
})
