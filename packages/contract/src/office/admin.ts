import type { adminSchemas } from './admin.schemas.ts'
import { get, table } from '../kit/api.ts'

export const admin = table<typeof adminSchemas>()({
  inbox: get('/v1/admin/inbox', 'admin'),
})
