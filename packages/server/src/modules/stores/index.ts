export { isNew, isVisible, storeCard, storeCards } from './store-cards.queries.ts'
export { visibleStore } from './stores.service.ts'
