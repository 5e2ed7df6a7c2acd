import { stores } from '@bra/contract/stores/stores'
import { storesSchemas } from '@bra/contract/stores/stores.schemas'
import { routes } from '../../../platform/routes.ts'
import { storesOfOwner } from './stores.queries.ts'
import { listStores, visibleStore } from './stores.service.ts'

export default routes(stores, storesSchemas, {
  list: ({ app, user, query }) => listStores(app, user, query),
  show: ({ app, params }) => visibleStore(app.db, params.id),
  own: async ({ app, user }) => ({ stores: await storesOfOwner(app.db, user.id) }),
})
