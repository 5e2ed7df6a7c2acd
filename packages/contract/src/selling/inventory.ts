import { get, post, reading, remove, table } from '../kit/api.ts'
import type { inventorySchemas } from './inventory.schemas.ts'

/** These rows come with the ids of a list; they are more than a tall screen shows. */
export const FIRST_ROWS = 50

export const inventory = table<typeof inventorySchemas>()({
  index: reading(post('/v1/product-store-index', 'seller', 'stock')),
  rows: reading(post('/v1/product-store-rows', 'seller', 'stock')),
  list: reading(post('/v1/product-store-list', 'seller', 'stock')),
  save: post('/v1/product-store-save/', 'seller', 'stock'),
  saveMany: post('/v1/product-store-save-many', 'seller', 'stock'),
  remove: post('/v1/product-store-delete/', 'seller', 'stock'),
  restore: post('/v1/product-store-restore', 'seller', 'stock'),
  confirmStock: post('/v1/product-store-confirm-stock', 'seller', 'stock'),
  views: get('/v1/product-store-views/{store_id}', 'seller', 'stock'),
  keepView: post('/v1/product-store-views', 'seller', 'stock'),
  forgetView: remove('/v1/product-store-views/{id}', 'seller', 'stock'),
})
