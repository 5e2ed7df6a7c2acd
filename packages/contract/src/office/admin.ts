import type { adminSchemas } from './admin.schemas.ts'
import { get, table } from './api.ts'

/** The operator's own screens. */
export const admin = table<typeof adminSchemas>()({
  inbox: get('/v1/admin/inbox', 'admin'),
})
