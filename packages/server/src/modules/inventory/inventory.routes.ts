import { inventory } from '@bra/contract/inventory'
import { inventorySchemas } from '@bra/contract/inventory.schemas'
import { routes } from '../../platform/routes.ts'
import { listOwn, saveListing } from './inventory.service.ts'
import { removeOffers, restoreOffers } from './removing.service.ts'

export default routes(inventory, inventorySchemas, {
  list: ({ app, user, body }) => listOwn(app, user, body),
  save: ({ app, user, body }) => saveListing(app, user, body),
  remove: ({ app, user, body }) => removeOffers(app, user, body),
  restore: ({ app, user, body }) => restoreOffers(app, user, body),
})
