import { get, table } from './api.ts'
import type { auditSchemas } from './audit.schemas.ts'

/** What operators did. */
export const audit = table<typeof auditSchemas>()({
  acts: get('/v1/admin/acts', 'admin'),
})
