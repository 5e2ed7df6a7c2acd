import { bounded, get, post, reading, table } from '../kit/api.ts'
import type { dispatchRunsSchemas } from './dispatch-runs.schemas.ts'

export const dispatchRuns = table<typeof dispatchRunsSchemas>()({
  start: bounded(post('/v1/store-dispatch', 'seller', 'dispatch'), { times: 60, minutes: 60, about: 'store_id' }),
  estimate: reading(post('/v1/store-dispatch/estimate', 'seller', 'dispatch')),
  stop: post('/v1/store-dispatch/stop', 'seller', 'dispatch'),
  show: get('/v1/store-dispatch/{store_id}', 'seller', 'dispatch'),
  figures: get('/v1/store-dispatch/{store_id}/figures', 'seller', 'dispatch'),
})
