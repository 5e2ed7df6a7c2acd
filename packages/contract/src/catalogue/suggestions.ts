import { bounded, get, post, put, table } from '../kit/api.ts'
import type { suggestionsSchemas } from './suggestions.schemas.ts'

export const suggestions = table<typeof suggestionsSchemas>()({
  create: bounded(post('/v1/product/create_product', 'user'), { times: 60, minutes: 60 }),
  mine: get('/v1/product/suggestions', 'user'),
  all: get('/v1/admin/suggestions', 'admin'),
  edit: bounded(put('/v1/admin/suggestions/{id}', 'admin'), { times: 600, minutes: 60 }),
  approve: bounded(post('/v1/admin/suggestions/{id}/approve', 'admin'), { times: 600, minutes: 60 }),
  merge: bounded(post('/v1/admin/suggestions/{id}/merge', 'admin'), { times: 600, minutes: 60 }),
  refuse: bounded(post('/v1/admin/suggestions/{id}/refuse', 'admin'), { times: 600, minutes: 60 }),
})
