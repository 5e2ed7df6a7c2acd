import { post, table } from '../kit/api.ts'
import type { parcelsSchemas } from './parcels.schemas.ts'

export const parcels = table<typeof parcelsSchemas>()({
  cancel: post('/v1/order/cancel-parcel', 'user'),
  withdrawCancel: post('/v1/order/keep-parcel', 'user'),
  confirmDelivery: post('/v1/order/confirm-delivery', 'user'),
  sendBack: post('/v1/order/send-back', 'user'),
  answerContest: post('/v1/order/answer-contest', 'user'),
  review: post('/v1/create-order-review/', 'user'),
})
