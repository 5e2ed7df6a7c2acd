import { bounded, post, table } from '../kit/api.ts'
import type { parcelsSchemas } from './parcels.schemas.ts'

export const parcels = table<typeof parcelsSchemas>()({
  cancel: bounded(post('/v1/order/cancel-parcel', 'user'), { times: 10, minutes: 60, about: 'store_order_id' }),
  withdrawCancel: bounded(post('/v1/order/keep-parcel', 'user'), { times: 10, minutes: 60, about: 'store_order_id' }),
  confirmDelivery: bounded(post('/v1/order/confirm-delivery', 'user'), {
    times: 10,
    minutes: 60,
    about: 'store_order_id',
  }),
  sendBack: bounded(post('/v1/order/send-back', 'user'), { times: 10, minutes: 60, about: 'store_order_id' }),
  answerContest: bounded(post('/v1/order/answer-contest', 'user'), { times: 10, minutes: 60, about: 'store_order_id' }),
  review: bounded(post('/v1/create-order-review/', 'user'), { times: 10, minutes: 60, about: 'store_order_id' }),
})
