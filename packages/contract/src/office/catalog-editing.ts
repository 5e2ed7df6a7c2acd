import { get, post, put, table } from '../kit/api.ts'
import type { catalogEditingSchemas } from './catalog-editing.schemas.ts'

export const catalogEditing = table<typeof catalogEditingSchemas>()({
  products: get('/v1/admin/products', 'admin'),
  vocabulary: get('/v1/admin/vocabulary', 'admin'),
  add: post('/v1/admin/products', 'admin'),
  change: put('/v1/admin/products/{id}', 'admin'),
  preview: get('/v1/admin/products/{id}/merge/{into_id}', 'admin'),
  merge: post('/v1/admin/products/{id}/merge', 'admin'),
})
