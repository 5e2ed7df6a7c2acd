export { priceVariants } from './fair-prices.service.ts'
