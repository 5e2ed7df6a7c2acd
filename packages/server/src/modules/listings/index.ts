export { productCards } from './product-cards.queries.ts'
