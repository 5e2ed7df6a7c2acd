import { get, table } from '../kit/api.ts'
import type { storeReportsSchemas } from './store-reports.schemas.ts'

export const storeReports = table<typeof storeReportsSchemas>()({
  months: get('/v1/store-reports/{id}', 'seller', 'money'),
  orders: get('/v1/store-reports/{id}/orders', 'seller', 'money'),
})
