import { favoriteStores } from '@bra/contract/stores/favorite-stores'
import { favoriteStoresSchemas } from '@bra/contract/stores/favorite-stores.schemas'
import { routes } from '../../../platform/routes.ts'
import { listFavoriteStores, toggleFavoriteStore } from './favorite-stores.service.ts'

export default routes(favoriteStores, favoriteStoresSchemas, {
  list: ({ app, user }) => listFavoriteStores(app, user),
  toggle: ({ app, user, body }) => toggleFavoriteStore(app, user, body.store_id),
})
