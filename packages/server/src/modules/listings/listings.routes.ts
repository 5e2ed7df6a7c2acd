import { listings } from '@bra/contract/listings'
import { listingsSchemas } from '@bra/contract/listings.schemas'
import { routes } from '../../platform/routes.ts'
import { promotionsAt } from './listings.queries.ts'
import { listConditions, listOffersOfStore } from './listings.service.ts'

export default routes(listings, listingsSchemas, {
  ofStore: ({ app, body }) => listOffersOfStore(app, body),
  conditionsOfProduct: async ({ app, body }) => ({ conditions: await listConditions(app, body.id) }),
  promotions: async ({ app }) => ({ promotions: await promotionsAt(app.db, app.clock.now()) }),
})
