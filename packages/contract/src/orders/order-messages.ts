import { get, post, put, table } from './api.ts'
import type { orderMessagesSchemas } from './order-messages.schemas.ts'

/** What a store and a buyer write to each other about a parcel. */
export const orderMessages = table<typeof orderMessagesSchemas>()({
  list: get('/v1/order-messages/{id}', 'user'),
  send: post('/v1/order-messages', 'user'),
  read: put('/v1/order-messages/{id}', 'user'),
})
