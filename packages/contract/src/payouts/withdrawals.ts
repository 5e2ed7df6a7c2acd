import { bounded, get, post, table } from '../kit/api.ts'
import type { payoutsSchemas, withdrawalsSchemas } from './withdrawals.schemas.ts'

export const withdrawals = table<typeof withdrawalsSchemas>()({
  terms: get('/v1/store-wallet/{id}/cash-out', 'seller', 'money'),
  ask: bounded(post('/v1/store-withdrawals', 'seller', 'money'), { times: 30, minutes: 60 }),
  cancel: bounded(post('/v1/store-withdrawals/cancel', 'seller', 'money'), { times: 30, minutes: 60 }),
  ofStore: get('/v1/store-withdrawals/{id}', 'seller', 'money'),
  schedule: get('/v1/store-wallet/{id}/schedule', 'seller', 'money'),
  setSchedule: post('/v1/store-wallet/schedule', 'seller', 'money'),
})

export const payouts = table<typeof payoutsSchemas>()({
  watched: get('/v1/admin/withdrawals', 'admin'),
  lookUp: bounded(post('/v1/admin/withdrawals/look-up', 'admin'), { times: 600, minutes: 60 }),
  handle: bounded(post('/v1/admin/withdrawals/handle', 'admin'), { times: 600, minutes: 60 }),
})
