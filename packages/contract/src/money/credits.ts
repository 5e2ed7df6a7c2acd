import { get, table } from '../kit/api.ts'
import type { creditsSchemas } from './credits.schemas.ts'

export const credits = table<typeof creditsSchemas>()({
  show: get('/v1/my-credit', 'user'),
})
