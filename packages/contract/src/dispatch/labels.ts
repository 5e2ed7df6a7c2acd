import { post, table } from './api.ts'
import type { labelsSchemas } from './labels.schemas.ts'

export const labels = table<typeof labelsSchemas>()({
  get: post('/v1/get-shipping-label', 'seller'),
  buy: post('/v1/shipping-label/buy', 'seller'),
})
