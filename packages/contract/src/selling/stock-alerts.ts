import { get, post, put, table } from '../kit/api.ts'
import type { stockAlertsSchemas } from './stock-alerts.schemas.ts'

export const stockAlerts = table<typeof stockAlertsSchemas>()({
  show: get('/v1/store-stock-alerts/{store_id}', 'seller', 'stock'),
  choose: put('/v1/store-stock-alerts', 'seller', 'stock'),
  putAway: post('/v1/store-stock-alerts/put-away', 'seller', 'stock'),
})
