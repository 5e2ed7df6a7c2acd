export { unitsAtStore, unitsInCenter } from './center-stock.queries.ts'
export { pauseUncounted } from './counting.ts'
export { isPlain, sameElsewhere, ofGame } from './market.queries.ts'
export {
  sameVariant,
  deleteShelvesOf,
  sameOffers,
  deleteFigures,
  mergeOffers,
  offersThatMerge,
} from './merging.queries.ts'
export { named } from './named-offers.queries.ts'
export { productExists } from './listings.queries.ts'
export { offerJson, pairsOf, seenByBuyers } from './offer-json.queries.ts'
export { productCards } from './product-cards.queries.ts'
export { refreshAfter, refreshAfterTaking, setStoreOpen } from './listings.events.ts'
export { keepStoreToPlan } from './plan-places.ts'
export { type PlaceMoved, placesOfStore } from './plan-places.queries.ts'
export { recountAfter, refreshProductStats, type ChangedOffer } from './product-stats.queries.ts'
export { emptyStock, giveStockBack, keepForRemoved, lockOffers, takeStock } from './stock.queries.ts'
