import type { PartsOf } from '../../../module.ts'
import { mergeBrokenSales } from './broken-sales.queries.ts'
import { brokenSalesJobs } from './broken-sales.jobs.ts'
import routes from './broken-sales.routes.ts'
import { noteBrokenSale } from './broken-sales.service.ts'

export const brokenSales: PartsOf = {
  routes,
  jobs: brokenSalesJobs,
  merged: mergeBrokenSales,
  listeners: { sale_broken: noteBrokenSale },
}
