import { get, post, table } from '../kit/api.ts'
import type { catalogSchemas } from './catalog.schemas.ts'

export const catalog = table<typeof catalogSchemas>()({
  categories: get('/v1/1/categories'),
  categoryOfBusiness: get('/v1/1/categories/{id}'),
  category: get('/v1/categories/{id}'),
  paginateCategories: post('/v1/paginate-categories'),
  copies: get('/v1/products/{id}/copies'),
  braData: post('/v1/1/product-bra-data'),
  tags: get('/v1/tags'),
  conditionsOfType: get('/v1/get-conditions/{type}'),
  conditionsDefault: get('/v1/get-conditions'),
  rarities: get('/v1/rarities'),
  origins: get('/v1/origins'),
  elements: get('/v1/elements'),
  business: get('/v1/business'),
})
