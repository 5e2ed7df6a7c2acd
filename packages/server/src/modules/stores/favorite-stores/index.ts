export { favoriteStoreIds } from './favorite-stores.queries.ts'
