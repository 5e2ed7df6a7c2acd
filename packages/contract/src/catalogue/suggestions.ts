import { get, post, put, table } from '../kit/api.ts'
import type { suggestionsSchemas } from './suggestions.schemas.ts'

export const suggestions = table<typeof suggestionsSchemas>()({
  create: post('/v1/product/create_product', 'user'),
  mine: get('/v1/product/suggestions', 'user'),
  all: get('/v1/admin/suggestions', 'admin'),
  edit: put('/v1/admin/suggestions/{id}', 'admin'),
  approve: post('/v1/admin/suggestions/{id}/approve', 'admin'),
  merge: post('/v1/admin/suggestions/{id}/merge', 'admin'),
  refuse: post('/v1/admin/suggestions/{id}/refuse', 'admin'),
})
