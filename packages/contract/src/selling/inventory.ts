import { get, post, reading, remove, table } from '../kit/api.ts'
import type { inventorySchemas } from './inventory.schemas.ts'

/** Rows that come with the ids of a list; more than a tall screen shows. */
export const FIRST_ROWS = 50

export const inventory = table<typeof inventorySchemas>()({
  index: reading(post('/v1/product-store-index', 'seller')),
  rows: reading(post('/v1/product-store-rows', 'seller')),
  list: reading(post('/v1/product-store-list', 'seller')),
  save: post('/v1/product-store-save/', 'seller'),
  saveMany: post('/v1/product-store-save-many', 'seller'),
  remove: post('/v1/product-store-delete/', 'seller'),
  restore: post('/v1/product-store-restore', 'seller'),
  confirmStock: post('/v1/product-store-confirm-stock', 'seller'),
  views: get('/v1/product-store-views/{store_id}', 'seller'),
  keepView: post('/v1/product-store-views', 'seller'),
  forgetView: remove('/v1/product-store-views/{id}', 'seller'),
})
