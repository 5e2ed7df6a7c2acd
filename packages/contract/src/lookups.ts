import { get, table } from './api.ts'
import type { lookupsSchemas } from './lookups.schemas.ts'

/** What operators look up of orders and money; nothing of it can be changed here. */
export const lookups = table<typeof lookupsSchemas>()({
  orders: get('/v1/admin/orders', 'admin'),
  order: get('/v1/admin/orders/{id}', 'admin'),
  ledger: get('/v1/admin/ledger', 'admin'),
})
