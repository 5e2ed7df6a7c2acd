import { listings } from '@bra/contract/stores/listings'
import { listingsSchemas } from '@bra/contract/stores/listings.schemas'
import { fail } from '../../../platform/errors.ts'
import { routes } from '../../../platform/routes.ts'
import { promotionById, promotionsAt } from './listings.queries.ts'
import { listConditions } from './conditions-on-sale.ts'

export default routes(listings, listingsSchemas, {
  conditionsOfProduct: async ({ app, body }) => ({ conditions: await listConditions(app, body.id) }),
  promotions: async ({ app }) => ({ promotions: await promotionsAt(app.db, app.clock.now()) }),
  promotion: async ({ app, params }) =>
    (await promotionById(app.db, params.id, app.clock.now())) ?? fail('promotion_not_found'),
})
