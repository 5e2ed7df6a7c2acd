import { bounded, get, post, table } from '../kit/api.ts'
import type { rankingSchemas, reviewsSchemas, storesSchemas } from './stores.schemas.ts'

export const stores = table<typeof storesSchemas>()({
  list: get('/v1/stores'),
  show: get('/v1/stores/{id}'),
  own: get('/v1/own-stores', 'user'),
})

export const ranking = table<typeof rankingSchemas>()({
  ranking: post('/v1/stores-ranking'),
})

export const reviews = table<typeof reviewsSchemas>()({
  ofStore: get('/v1/reviewStore/{id}'),
  answer: bounded(post('/v1/review-answer', 'seller', 'messages'), { times: 10, minutes: 60, about: 'id' }),
})
