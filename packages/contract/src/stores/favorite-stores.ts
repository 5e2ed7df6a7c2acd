import { get, post, table } from '../kit/api.ts'
import type { favoriteStoresSchemas } from './favorite-stores.schemas.ts'

export const MOST_FAVORITE_STORES = 100

export const favoriteStores = table<typeof favoriteStoresSchemas>()({
  list: get('/v1/favorite-stores', 'user'),
  toggle: post('/v1/favorite-stores', 'user'),
})
