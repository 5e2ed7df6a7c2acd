import { post, reading, table } from '../kit/api.ts'
import type { labelsSchemas } from './labels.schemas.ts'

export const labels = table<typeof labelsSchemas>()({
  get: post('/v1/get-shipping-label', 'seller'),
  postingList: reading(post('/v1/store-posting-list', 'seller')),
  buy: post('/v1/shipping-label/buy', 'seller'),
})

/** States of a carrier's label whose purchase may still have to be finished. */
export const unfinishedLabels = ['intended', 'paid'] as const
/** A parcel has at most one label in these states. */
export const liveLabels = [...unfinishedLabels, 'bought'] as const
