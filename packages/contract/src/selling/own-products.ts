import { post, table } from '../kit/api.ts'
import type { ownProductsSchemas } from './own-products.schemas.ts'

export const ownProducts = table<typeof ownProductsSchemas>()({
  register: post('/v1/product-store-full/', 'seller', 'stock'),
})
