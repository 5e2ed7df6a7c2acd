import type { calendarSchemas } from './calendar.schemas.ts'
import { get, table } from '../kit/api.ts'

export const calendar = table<typeof calendarSchemas>()({
  blocked: get('/v1/block-date'),
})
