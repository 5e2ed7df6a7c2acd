export { worthAgainst } from './estimate.ts'
export { priceVariants } from './fair-prices.service.ts'
