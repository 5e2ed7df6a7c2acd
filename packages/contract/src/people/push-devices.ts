import { get, post, remove, table, writing } from '../kit/api.ts'
import type { pushDevicesSchemas } from './push-devices.schemas.ts'

export const MOST_PUSH_DEVICES = 10

export const pushDevices = table<typeof pushDevicesSchemas>()({
  key: writing(get('/v1/push-key', 'user')),
  list: get('/v1/push-devices', 'user'),
  add: post('/v1/push-devices', 'user'),
  remove: remove('/v1/push-devices/{id}', 'user'),
})
