import { get, post, put, table } from '../kit/api.ts'
import type { wordCurationSchemas } from './word-curation.schemas.ts'

export const wordCuration = table<typeof wordCurationSchemas>()({
  list: get('/v1/admin/words', 'admin'),
  add: post('/v1/admin/words/{kind}', 'admin'),
  change: put('/v1/admin/words/{kind}/{id}', 'admin'),
  order: put('/v1/admin/words/{kind}', 'admin'),
  merge: post('/v1/admin/words/{kind}/{id}/merge', 'admin'),
})
