import { get, table } from '../kit/api.ts'
import type { subscriptionsSchemas } from './subscriptions.schemas.ts'

export const subscriptions = table<typeof subscriptionsSchemas>()({
  plans: get('/v1/plans'),
})
