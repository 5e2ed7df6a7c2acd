import { bounded, get, post, reading, table } from '../kit/api.ts'
import type { labelsSchemas } from './labels.schemas.ts'

export const labels = table<typeof labelsSchemas>()({
  get: bounded(post('/v1/get-shipping-label', 'seller', 'dispatch'), { times: 600, minutes: 60 }),
  printing: get('/v1/store-printing/{store_id}', 'seller', 'dispatch'),
  keepPrinting: post('/v1/store-printing', 'seller', 'dispatch'),
  postingList: reading(post('/v1/store-posting-list', 'seller', 'dispatch')),
  buy: bounded(post('/v1/shipping-label/buy', 'seller', 'dispatch'), { times: 20, minutes: 60, about: 'id' }),
})

export const unfinishedLabels = ['intended', 'paid'] as const
/** A parcel has at most one label in these states. */
export const liveLabels = [...unfinishedLabels, 'bought'] as const
