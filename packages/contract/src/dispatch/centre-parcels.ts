import { bounded, post, table } from '../kit/api.ts'
import type { centreParcelsSchemas } from './centre-parcels.schemas.ts'

export const centreParcels = table<typeof centreParcelsSchemas>()({
  cancel: bounded(post('/v1/admin/centre-parcels/{id}/cancel', 'admin'), { times: 600, minutes: 60 }),
  keep: bounded(post('/v1/admin/centre-parcels/{id}/keep', 'admin'), { times: 600, minutes: 60 }),
  move: bounded(post('/v1/admin/centre-parcels/{id}/move', 'admin'), { times: 600, minutes: 60 }),
})
