import { post, reading, table } from '../kit/api.ts'
import type { offerLabelsSchemas } from './offer-labels.schemas.ts'

export const offerLabels = table<typeof offerLabelsSchemas>()({
  print: reading(post('/v1/store-offer-labels', 'seller', 'stock')),
})
