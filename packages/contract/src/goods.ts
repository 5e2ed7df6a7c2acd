import { post, table } from './api.ts'
import type { goodsSchemas } from './goods.schemas.ts'

/** Goods that the catalogue does not have, put up for sale in one call. */
export const goods = table<typeof goodsSchemas>()({
  register: post('/v1/product-store-full/', 'seller'),
})
