import { post, table } from '../kit/api.ts'
import type { storefrontsSchemas } from './storefronts.schemas.ts'

/** Nobody needs to know how many more there are. */
export const MOST_COUNTED = 1000

export const storefronts = table<typeof storefrontsSchemas>()({
  offers: post('/v1/show-products-store'),
  marks: post('/v1/storefronts/marks', 'user'),
  parcel: post('/v1/storefronts/parcel'),
})
