import { collections } from '@bra/contract/shopping/collections'
import { collectionsSchemas, favoritesSchemas } from '@bra/contract/shopping/collections.schemas'
import { favorites } from '@bra/contract/shopping/favorites'
import { routes } from '../../../platform/routes.ts'
import { standardOf } from '../../prices/standards/index.ts'
import { itemsOfProduct } from './collection.queries.ts'
import { showBinder } from './binder.service.ts'
import { addToCollection, changeCollection, listCollection, removeFromCollection } from './collection.service.ts'
import { addListToCollection } from './list.service.ts'
import { favoriteIds } from './favorites.queries.ts'
import { listFavorites, toggleFavorite } from './favorites.service.ts'
import { begunSets } from './sets.queries.ts'
import { valueOf } from './value.queries.ts'

export default [
  ...routes(favorites, favoritesSchemas, {
    list: ({ app, request, user, query }) => listFavorites(app, user, { ...query, standard: standardOf(request) }),
    ids: async ({ app, user }) => ({ ids: await favoriteIds(app.db, user.id) }),
    toggle: ({ app, user, body }) => toggleFavorite(app, user, body.product_id),
  }),
  ...routes(collections, collectionsSchemas, {
    list: ({ app, request, user, query }) => listCollection(app, user, { ...query, standard: standardOf(request) }),
    add: ({ app, user, body }) => addToCollection(app, user, body),
    addList: ({ app, user, body }) => addListToCollection(app, user, body),
    change: ({ app, user, params, body }) => changeCollection(app, user, { ...body, id: params.id }),
    remove: ({ app, user, params }) => removeFromCollection(app, user, params.id),
    ofProduct: async ({ app, user, params }) => ({
      items: await itemsOfProduct(app.db, user.id, params.id, app.clock.now()),
    }),
    binder: ({ app, request, user, params }) =>
      showBinder(app, user, { category_id: params.id, standard: standardOf(request) }),
    sets: async ({ app, user }) => ({ sets: await begunSets(app.db, user.id) }),
    value: ({ app, user }) => valueOf(app.db, user.id, app.clock.now()),
  }),
]
