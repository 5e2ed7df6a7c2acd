import { bounded, get, post, put, remove, table } from '../kit/api.ts'
import type { orderMessagesSchemas } from './order-messages.schemas.ts'

export const orderMessages = table<typeof orderMessagesSchemas>()({
  list: get('/v1/order-messages/{id}', 'user', 'messages'),
  send: bounded(post('/v1/order-messages', 'user', 'messages'), { times: 60, minutes: 60, about: 'store_order_id' }),
  read: put('/v1/order-messages/{id}', 'user', 'messages'),
  inbox: get('/v1/store-messages/{store_id}', 'seller', 'messages'),
  replies: get('/v1/store-replies/{store_id}', 'seller', 'messages'),
  saveReply: post('/v1/store-replies', 'seller', 'messages'),
  removeReply: remove('/v1/store-replies/{id}', 'seller', 'messages'),
})
