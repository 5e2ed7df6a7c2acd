import { get, post, put, table } from '../kit/api.ts'
import type { orderMessagesSchemas } from './order-messages.schemas.ts'

export const orderMessages = table<typeof orderMessagesSchemas>()({
  list: get('/v1/order-messages/{id}', 'user'),
  send: post('/v1/order-messages', 'user'),
  read: put('/v1/order-messages/{id}', 'user'),
})
