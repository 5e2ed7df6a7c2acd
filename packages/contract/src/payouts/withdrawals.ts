import { get, post, table } from '../kit/api.ts'
import type { payoutsSchemas, withdrawalsSchemas } from './withdrawals.schemas.ts'

export const withdrawals = table<typeof withdrawalsSchemas>()({
  terms: get('/v1/store-wallet/{id}/cash-out', 'seller'),
  ask: post('/v1/store-withdrawals', 'seller'),
  cancel: post('/v1/store-withdrawals/cancel', 'seller'),
  ofStore: get('/v1/store-withdrawals/{id}', 'seller'),
  schedule: get('/v1/store-wallet/{id}/schedule', 'seller'),
  setSchedule: post('/v1/store-wallet/schedule', 'seller'),
})

export const payouts = table<typeof payoutsSchemas>()({
  watched: get('/v1/admin/withdrawals', 'admin'),
  lookUp: post('/v1/admin/withdrawals/look-up', 'admin'),
  handle: post('/v1/admin/withdrawals/handle', 'admin'),
})
