import { get, put, table } from '../kit/api.ts'
import type { standardsSchemas } from './standards.schemas.ts'

export const standards = table<typeof standardsSchemas>()({
  show: get('/v1/standard', 'user'),
  keep: put('/v1/standard', 'user'),
})
