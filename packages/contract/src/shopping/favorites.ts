import { get, post, table } from './api.ts'
import type { favoritesSchemas } from './collections.schemas.ts'

/** Apart from the collection: every page with a heart brings these rows. */
export const favorites = table<typeof favoritesSchemas>()({
  list: get('/v1/users/favorites', 'user'),
  ids: get('/v1/favorites/ids', 'user'),
  toggle: post('/v1/favorites/add-to-favorite', 'user'),
})
