import { get, post, reading, table } from '../kit/api.ts'
import type { pickingSchemas } from './picking.schemas.ts'

export const picking = table<typeof pickingSchemas>()({
  show: get('/v1/store-order-picking/{id}', 'seller'),
  tick: post('/v1/store-order-tick', 'seller'),
  toPutBack: get('/v1/store-put-back/{id}', 'seller'),
  putBack: post('/v1/store-put-back', 'seller'),
  sheet: reading(post('/v1/store-pull-sheet', 'seller')),
})
