import { get, post, reading, table } from '../kit/api.ts'
import type { storeDashboardSchemas } from './store-dashboard.schemas.ts'

export const storeDashboard = table<typeof storeDashboardSchemas>()({
  clients: reading(post('/v1/store-clients', 'seller', 'orders')),
  dashboard: get('/v1/store-dashboard/{id}', 'seller', 'orders'),
})
