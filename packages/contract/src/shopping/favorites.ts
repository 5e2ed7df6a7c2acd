import { get, post, table } from '../kit/api.ts'
import type { favoritesSchemas } from './collections.schemas.ts'

/** Separate from the collection, because every page with a heart loads this file. */
export const favorites = table<typeof favoritesSchemas>()({
  list: get('/v1/users/favorites', 'user'),
  ids: get('/v1/favorites/ids', 'user'),
  toggle: post('/v1/favorites/add-to-favorite', 'user'),
})
