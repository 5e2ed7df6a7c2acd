import { brokenSales } from '@bra/contract/prices/broken-sales'
import { brokenSalesSchemas } from '@bra/contract/prices/broken-sales.schemas'
import { routes } from '../../../platform/routes.ts'
import { showBrokenSales, showMarketOfSale } from './broken-sales.service.ts'

export default routes(brokenSales, brokenSalesSchemas, {
  ofOrder: ({ app, user, params }) => showBrokenSales(app, user, params.id),
  marketOfSale: ({ app, user, params }) => showMarketOfSale(app, user, params.id),
})
