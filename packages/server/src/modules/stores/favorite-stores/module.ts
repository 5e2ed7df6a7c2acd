import type { PartsOf } from '../../../module.ts'
import { favoriteStoresPersonal } from './favorite-stores.queries.ts'
import routes from './favorite-stores.routes.ts'

export const favoriteStores: PartsOf = { routes, personal: favoriteStoresPersonal }
