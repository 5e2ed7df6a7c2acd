export { cheapestFreightByOrigin, type FreightEstimate } from './freight.ts'
export { freeShippingToday } from './free-shipping.ts'
