export { productExists } from './listings.queries.ts'
export { productCards } from './product-cards.queries.ts'
export { refreshAfter, refreshProductStats, setStoreOpen, type ChangedOffer } from './product-stats.queries.ts'
