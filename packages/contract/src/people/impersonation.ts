import type { impersonationSchemas } from './impersonation.schemas.ts'
import { post, remove, table } from '../kit/api.ts'

export const impersonation = table<typeof impersonationSchemas>()({
  start: post('/v1/admin/acting', 'admin'),
  end: remove('/v1/admin/acting/{id}', 'admin'),
})
