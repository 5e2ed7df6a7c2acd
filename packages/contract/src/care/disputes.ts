import { get, post, table } from '../kit/api.ts'
import type { disputesSchemas } from './disputes.schemas.ts'

/** Disputed payments, contested returns, stalled parcels, and refunds that the provider refuses. */
export const disputes = table<typeof disputesSchemas>()({
  show: get('/v1/admin/disputes/{id}', 'admin'),
  decide: post('/v1/admin/disputes/{id}/decide', 'admin'),
  holdRefunds: post('/v1/admin/refunds/{id}/hold', 'admin'),
  settleRefunds: post('/v1/admin/refunds/{id}/settle', 'admin'),
  decideReturn: post('/v1/admin/returns/{id}/decide', 'admin'),
  decideParcel: post('/v1/admin/parcels/{id}/decide', 'admin'),
})
