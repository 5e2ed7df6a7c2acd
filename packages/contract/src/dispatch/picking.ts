import { get, post, reading, table } from '../kit/api.ts'
import type { pickingSchemas } from './picking.schemas.ts'

export const picking = table<typeof pickingSchemas>()({
  show: get('/v1/store-order-picking/{id}', 'seller', 'dispatch'),
  tick: post('/v1/store-order-tick', 'seller', 'dispatch'),
  toPutBack: get('/v1/store-put-back/{id}', 'seller', 'dispatch'),
  putBack: post('/v1/store-put-back', 'seller', 'dispatch'),
  sheet: reading(post('/v1/store-pull-sheet', 'seller', 'dispatch')),
})
