import { get, post, put, table } from './api.ts'
import type { curationSchemas } from './curation.schemas.ts'

/** The catalogue as operators keep it. */
export const curation = table<typeof curationSchemas>()({
  products: get('/v1/admin/products', 'admin'),
  vocabulary: get('/v1/admin/vocabulary', 'admin'),
  add: post('/v1/admin/products', 'admin'),
  change: put('/v1/admin/products/{id}', 'admin'),
  preview: get('/v1/admin/products/{id}/merge/{into_id}', 'admin'),
  merge: post('/v1/admin/products/{id}/merge', 'admin'),
})
