export { carrierOf, type Quoter, trackingOf } from './carriers.ts'
export { cheapestFreightByOrigin, type FreightEstimate } from './freight.ts'
export { freeFrom, freeShippingToday } from './free-shipping.ts'
export { type Parcel, type Quote, quotesFor } from './quotes.ts'
