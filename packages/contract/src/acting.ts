import type { actingSchemas } from './acting.schemas.ts'
import { post, remove, table } from './api.ts'

/** An operator sees the shop as a person does. */
export const acting = table<typeof actingSchemas>()({
  start: post('/v1/admin/acting', 'admin'),
  end: remove('/v1/admin/acting/{id}', 'admin'),
})
