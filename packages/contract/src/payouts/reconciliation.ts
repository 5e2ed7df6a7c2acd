import { get, post, table } from './api.ts'
import type { reconciliationSchemas } from './reconciliation.schemas.ts'

/** In what the ledger and the provider of payments differ, as operators see and settle it. */
export const reconciliation = table<typeof reconciliationSchemas>()({
  differences: get('/v1/admin/differences', 'admin'),
  settle: post('/v1/admin/differences/{id}/settle', 'admin'),
})
