import { get, post, put, table } from '../kit/api.ts'
import type { stockAlertsSchemas } from './stock-alerts.schemas.ts'

export const stockAlerts = table<typeof stockAlertsSchemas>()({
  show: get('/v1/store-stock-alerts/{store_id}', 'seller'),
  choose: put('/v1/store-stock-alerts', 'seller'),
  putAway: post('/v1/store-stock-alerts/put-away', 'seller'),
})
