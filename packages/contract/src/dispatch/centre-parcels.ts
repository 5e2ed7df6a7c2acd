import { post, table } from '../kit/api.ts'
import type { centreParcelsSchemas } from './centre-parcels.schemas.ts'

/** Operators move the centre's parcels as a store moves its own. */
export const centreParcels = table<typeof centreParcelsSchemas>()({
  cancel: post('/v1/admin/centre-parcels/{id}/cancel', 'admin'),
  keep: post('/v1/admin/centre-parcels/{id}/keep', 'admin'),
  move: post('/v1/admin/centre-parcels/{id}/move', 'admin'),
})
