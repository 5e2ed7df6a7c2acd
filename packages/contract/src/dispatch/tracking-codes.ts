import { bounded, post, table } from '../kit/api.ts'
import type { trackingCodesSchemas } from './tracking-codes.schemas.ts'

export const trackingCodes = table<typeof trackingCodesSchemas>()({
  match: bounded(post('/v1/store-tracking-codes', 'seller', 'dispatch'), { times: 60, minutes: 60, about: 'store_id' }),
})
