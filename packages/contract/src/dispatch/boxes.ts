import { get, post, remove, table } from './api.ts'
import type { boxesSchemas } from './boxes.schemas.ts'

/** What a store packs into. */
export const boxes = table<typeof boxesSchemas>()({
  list: get('/v1/box-store/{id}', 'seller'),
  save: post('/v1/box-store', 'seller'),
  remove: remove('/v1/box-store/{id}', 'seller'),
  choose: post('/v1/store-order-box', 'seller'),
})
