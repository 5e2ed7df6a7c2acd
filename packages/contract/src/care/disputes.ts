import { bounded, get, post, table } from '../kit/api.ts'
import type { disputesSchemas } from './disputes.schemas.ts'

export const disputes = table<typeof disputesSchemas>()({
  show: get('/v1/admin/disputes/{id}', 'admin'),
  decide: bounded(post('/v1/admin/disputes/{id}/decide', 'admin'), { times: 600, minutes: 60 }),
  holdRefunds: bounded(post('/v1/admin/refunds/{id}/hold', 'admin'), { times: 600, minutes: 60 }),
  settleRefunds: bounded(post('/v1/admin/refunds/{id}/settle', 'admin'), { times: 600, minutes: 60 }),
  decideReturn: bounded(post('/v1/admin/returns/{id}/decide', 'admin'), { times: 600, minutes: 60 }),
  decideParcel: bounded(post('/v1/admin/parcels/{id}/decide', 'admin'), { times: 600, minutes: 60 }),
})
