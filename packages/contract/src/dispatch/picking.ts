import { get, post, reading, table } from './api.ts'
import type { pickingSchemas } from './picking.schemas.ts'

/** Taking what was sold out of the binders. */
export const picking = table<typeof pickingSchemas>()({
  show: get('/v1/store-order-picking/{id}', 'seller'),
  tick: post('/v1/store-order-tick', 'seller'),
  sheet: reading(post('/v1/store-pull-sheet', 'seller')),
})
