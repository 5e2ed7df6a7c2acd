import { get, post, remove, table } from '../kit/api.ts'
import type { boxesSchemas } from './boxes.schemas.ts'

export const boxes = table<typeof boxesSchemas>()({
  list: get('/v1/box-store/{id}', 'seller', 'dispatch'),
  save: post('/v1/box-store', 'seller', 'dispatch'),
  remove: remove('/v1/box-store/{id}', 'seller', 'dispatch'),
  choose: post('/v1/store-order-box', 'seller', 'dispatch'),
})
