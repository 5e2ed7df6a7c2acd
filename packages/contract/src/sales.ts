import { get, post, reading, table } from './api.ts'
import type { salesSchemas } from './sales.schemas.ts'

/** What a store knows of its own business. */
export const sales = table<typeof salesSchemas>()({
  clients: reading(post('/v1/store-clients', 'seller')),
  dashboard: get('/v1/store-dashboard/{id}', 'seller'),
})
