import { get, table } from '../kit/api.ts'
import type { auditSchemas } from './audit.schemas.ts'

export const audit = table<typeof auditSchemas>()({
  acts: get('/v1/admin/acts', 'admin'),
})
