export {
  categoryIds,
  recountCategories,
  saveCategories,
  saveProducts,
  uncompared,
  type CategoryRow,
  type ProductRow,
} from './product-writing.queries.ts'
export { rarityOfCard } from './catalog.queries.ts'
export { sameCard } from './cards.queries.ts'
export { copiesOfProducts } from './copies.queries.ts'
export { addProduct, categoryOfRow, isRarity, sameProduct } from './adding.queries.ts'
export { houseLines, shelfSource } from './shelves.ts'
export { writeMissingShelves } from './shelves.service.ts'
export { countSearchWords, type Named } from './search-words.queries.ts'
export { tagsNamed } from './tags.queries.ts'
