import { get, post, table } from '../kit/api.ts'
import type { reconciliationSchemas } from './reconciliation.schemas.ts'

export const reconciliation = table<typeof reconciliationSchemas>()({
  differences: get('/v1/admin/differences', 'admin'),
  settle: post('/v1/admin/differences/{id}/settle', 'admin'),
})
