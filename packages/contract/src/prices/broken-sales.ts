import { get, table } from '../kit/api.ts'
import type { brokenSalesSchemas } from './broken-sales.schemas.ts'

export const brokenSales = table<typeof brokenSalesSchemas>()({
  ofOrder: get('/v1/orders/{id}/broken-sales', 'user'),
  marketOfSale: get('/v1/store-order-market/{id}', 'seller', 'orders'),
})
