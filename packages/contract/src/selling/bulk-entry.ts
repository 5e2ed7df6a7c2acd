import { post, reading, table } from './api.ts'
import type { entriesSchemas } from './entries.schemas.ts'

/** Goods come into a store many at once: by a set's checklist, by quick lines, from a spreadsheet. */
export const entries = table<typeof entriesSchemas>()({
  checklist: reading(post('/v1/product-register/checklist', 'seller')),
  find: reading(post('/v1/product-register/find', 'seller')),
  save: post('/v1/product-register/save', 'seller'),
})
