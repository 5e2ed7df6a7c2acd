import { get, post, put, remove, table } from '../kit/api.ts'
import type { collectionsSchemas } from './collections.schemas.ts'

export const collections = table<typeof collectionsSchemas>()({
  list: get('/v1/userCollections', 'user'),
  add: post('/v1/userCollections/add_to_collection', 'user'),
  addList: post('/v1/userCollections/add_list', 'user'),
  change: put('/v1/userCollections/{id}', 'user'),
  remove: remove('/v1/userCollections/{id}', 'user'),
  ofProduct: get('/v1/userCollections/products/{id}', 'user'),
  binder: get('/v1/userCollections/binder/{id}', 'user'),
  sets: get('/v1/userCollections/sets', 'user'),
  value: get('/v1/userCollections/value', 'user'),
})
