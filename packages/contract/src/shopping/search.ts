import { get, post, table } from '../kit/api.ts'
import type { searchSchemas } from './search.schemas.ts'

export const OFFERS_A_PAGE = 12

export const search = table<typeof searchSchemas>()({
  products: post('/v1/1/products/paginate'),
  show: post('/v1/1/products-show/{id}'),
  storesOfProduct: post('/v1/1/product-stores'),
  printings: post('/v1/1/products-show/{id}/printings'),
  suggest: get('/v1/1/products-by-api/{query}'),
  suggestBra: get('/v1/1/products-by-api-bra/{q}'),
  suggestTcg: get('/v1/1/products-by-api-tcg/{q}'),
  byReference: get('/v1/1/find-by-rdc/{q}'),
  recentlySeen: get('/v1/recently-seen'),
  braCenterFeatured: get('/v1/bra-center-featured'),
})
