import { post, table } from '../kit/api.ts'
import type { basketsSchemas } from './baskets.schemas.ts'

export const baskets = table<typeof basketsSchemas>()({
  best: post('/v1/cart/best'),
})
