import { post, table } from '../kit/api.ts'
import type { trackingCodesSchemas } from './tracking-codes.schemas.ts'

export const trackingCodes = table<typeof trackingCodesSchemas>()({
  match: post('/v1/store-tracking-codes', 'seller'),
})
