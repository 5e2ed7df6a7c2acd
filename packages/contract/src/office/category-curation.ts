import { get, post, put, remove, table } from '../kit/api.ts'
import type { categoryCurationSchemas } from './category-curation.schemas.ts'

export const categoryCuration = table<typeof categoryCurationSchemas>()({
  list: get('/v1/admin/categories', 'admin'),
  choices: get('/v1/admin/category-choices', 'admin'),
  add: post('/v1/admin/categories', 'admin'),
  change: put('/v1/admin/categories/{id}', 'admin'),
  remove: remove('/v1/admin/categories/{id}', 'admin'),
})
