export { isNew, isVisible, storeCard, storeCards } from './store-cards.queries.ts'
export { holdStats, holdStore, setRating } from './stores.queries.ts'
export { visibleStore } from './stores.service.ts'
export { publicDocument } from './stores.view.ts'
