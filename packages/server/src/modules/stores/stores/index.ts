export { legalOf } from './legal.ts'
export { personBehind, storesOfMember } from './members.queries.ts'
export { isNew, isVisible, ownCard, storeCard, storeCards } from './store-cards.queries.ts'
export {
  changeStore,
  changeStoresOfOwner,
  forgetPlaces,
  insertStore,
  moveStore,
  setVacation,
} from './store-writes.queries.ts'
export { holdStats, holdStore, setRating } from './stores.queries.ts'
export { visibleStore } from './stores.service.ts'
export { publicDocument } from './stores.view.ts'
export { mailStore, type StoreNews, tellStore, tellStores, tellTogether } from './store-news.ts'
