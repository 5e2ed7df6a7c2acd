export { boxesOfStores, boxColumns } from './boxes.queries.ts'
export { carrierOf, isCarried, labelSellerOf, type Quoter } from './carriers.ts'
export { cheapestFreightByOrigin, estimateFor, type FreightEstimates } from './freight.ts'
export {
  FREIGHT_RULES_CHANGED,
  freeShippingToday,
  type FreeRule,
  freightRulesTo,
  isFreed,
  lowestFreeFrom,
  ruleOfDay,
  ruleOfStore,
} from './free-shipping.ts'
export { methodSaying } from './method-saying.ts'
export { boxToPack, packBoxesOf } from './packing.ts'
export { type Parcel, type ParcelItem, type PricedItem, type Quote, quotesFor } from './quotes.ts'
export { NO_CARD, type Sending, type Way, waysTo } from './ways.ts'
export { type Box, boxOf, gramsOf, type PackBox } from './parcel.ts'
export { BalanceTooSmall, type LabelSeller, type ParcelToLabel, type Party } from './providers/labels.port.ts'
export { FreightForbidden, FreightRefused, FreightUnavailable, type Tracked } from './providers/port.ts'
export { carrierAccess, type Tokens } from './carrier-access.ts'
export { writeMissingMethods } from './shipping.service.ts'
export { bareCode, carrierName, isProvenCode, isTrackingCode, refuseWrongCode, trackingUrl } from './tracking.ts'
