import { get, post, put, remove, table } from '../kit/api.ts'
import type { wantsSchemas } from './wants.schemas.ts'

export const wants = table<typeof wantsSchemas>()({
  list: get('/v1/wants', 'user'),
  newest: get('/v1/wants/newest', 'user'),
  ofProduct: get('/v1/wants/products/{id}', 'user'),
  save: post('/v1/wants', 'user'),
  saveList: post('/v1/wants/list', 'user'),
  saveMissing: post('/v1/wants/missing', 'user'),
  removeMany: post('/v1/wants/remove', 'user'),
  change: put('/v1/wants/{id}', 'user'),
  remove: remove('/v1/wants/{id}', 'user'),
})
