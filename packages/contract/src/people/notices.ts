import { get, put, table } from '../kit/api.ts'
import type { noticesSchemas } from './notices.schemas.ts'

export const notices = table<typeof noticesSchemas>()({
  list: get('/v1/notices', 'user'),
  read: put('/v1/notices/{id}', 'user'),
  readAll: put('/v1/notices', 'user'),
  preferences: get('/v1/notification-preferences', 'user'),
  choose: put('/v1/notification-preferences', 'user'),
})
