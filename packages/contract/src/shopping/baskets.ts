import { post, table } from './api.ts'
import type { basketsSchemas } from './baskets.schemas.ts'

export const MOST_BASKET_LINES = 200

/** The cheapest way to buy a whole list, freight included. */
export const baskets = table<typeof basketsSchemas>()({
  best: post('/v1/cart/best'),
})
