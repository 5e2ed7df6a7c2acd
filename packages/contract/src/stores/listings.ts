import { get, post, table } from '../kit/api.ts'
import type { listingsSchemas } from './listings.schemas.ts'

export const listings = table<typeof listingsSchemas>()({
  conditionsOfProduct: post('/v1/1/conditions-by-product-id'),
  promotions: get('/v1/promotions'),
  promotion: get('/v1/promotions/{id}'),
})
