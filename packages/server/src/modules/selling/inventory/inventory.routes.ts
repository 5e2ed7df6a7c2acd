import { confirmStock } from './stock-counts.service.ts'
import { inventory } from '@bra/contract/selling/inventory'
import { inventorySchemas } from '@bra/contract/selling/inventory.schemas'
import { routes } from '../../../platform/routes.ts'
import { indexOwn, listOwn, rowsOfOwn, saveChanges, saveListing } from './inventory.service.ts'
import { removeOffers, restoreOffers } from './removing.service.ts'
import { forgetView, keepView, listViews } from './views.service.ts'

export default routes(inventory, inventorySchemas, {
  index: ({ app, user, body }) => indexOwn(app, user, body),
  rows: ({ app, user, body }) => rowsOfOwn(app, user, body),
  list: ({ app, user, body }) => listOwn(app, user, body),
  save: ({ app, user, body }) => saveListing(app, user, body),
  saveMany: ({ app, user, body }) => saveChanges(app, user, body),
  remove: ({ app, user, body }) => removeOffers(app, user, body),
  restore: ({ app, user, body }) => restoreOffers(app, user, body),
  confirmStock: ({ app, user, body }) => confirmStock(app, user, body),
  views: ({ app, user, params }) => listViews(app, user, params.store_id),
  keepView: ({ app, user, body }) => keepView(app, user, body),
  forgetView: ({ app, user, params }) => forgetView(app, user, params.id),
})
