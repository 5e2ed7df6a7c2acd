import { get, post, put, remove, table } from '../kit/api.ts'
import type { savedSearchesSchemas } from './saved-searches.schemas.ts'

export const savedSearches = table<typeof savedSearchesSchemas>()({
  list: get('/v1/saved-searches', 'user'),
  brief: get('/v1/saved-searches/brief', 'user'),
  preview: post('/v1/saved-searches/preview', 'user'),
  save: post('/v1/saved-searches', 'user'),
  change: put('/v1/saved-searches/{id}', 'user'),
  look: post('/v1/saved-searches/{id}/look', 'user'),
  remove: remove('/v1/saved-searches/{id}', 'user'),
})
