import { fairPrices } from '@bra/contract/prices/fair-prices'
import { fairPricesSchemas } from '@bra/contract/prices/fair-prices.schemas'
import { routes } from '../../../platform/routes.ts'
import { priceVariants } from './fair-prices.service.ts'

export default routes(fairPrices, fairPricesSchemas, {
  of: async ({ app, body }) => ({ prices: await priceVariants(app.db, app, body.variants, body.besides_store) }),
})
