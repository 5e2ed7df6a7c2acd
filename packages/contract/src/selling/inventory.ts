import { get, post, reading, remove, table } from './api.ts'
import type { inventorySchemas } from './inventory.schemas.ts'

/** So many rows come with the ids of a list: more than a tall screen shows before it scrolls. */
export const FIRST_ROWS = 50

/** What a store has for sale, as its owner works on it. */
export const inventory = table<typeof inventorySchemas>()({
  index: reading(post('/v1/product-store-index', 'seller')),
  rows: reading(post('/v1/product-store-rows', 'seller')),
  list: reading(post('/v1/product-store-list', 'seller')),
  save: post('/v1/product-store-save/', 'seller'),
  saveMany: post('/v1/product-store-save-many', 'seller'),
  remove: post('/v1/product-store-delete/', 'seller'),
  restore: post('/v1/product-store-restore', 'seller'),
  views: get('/v1/product-store-views/{store_id}', 'seller'),
  keepView: post('/v1/product-store-views', 'seller'),
  forgetView: remove('/v1/product-store-views/{id}', 'seller'),
})
