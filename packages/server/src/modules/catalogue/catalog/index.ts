export { categoryIds, saveCategories, saveProducts } from './product-writing.queries.ts'
export {
  deleteEmptyCategory,
  endProduct,
  insertCategory,
  updateCategory,
  updateProduct,
  updateReferences,
} from './curating.queries.ts'
export type { CategoryRow, ProductRow, Saved } from './product-writing.queries.ts'
export { saveBusinesses, saveElements, saveRarities, saveTags, tagsNamed } from './vocabulary.queries.ts'
export { rarityOfCard } from './catalog.queries.ts'
export { sameCard } from './cards.queries.ts'
export { copiesOfProducts } from './copies.queries.ts'
export { recountCategories, tidyCatalogue } from './upkeep.queries.ts'
export { importFormats, uploadFormats } from './import/formats.ts'
export { importCatalogue, type Outcome, type Writing } from './import/import.service.ts'
export { type BadRow, ImportImpossible, type Meter } from './import/import.types.ts'
export { readInThread } from './import/reading-thread.ts'
export { addProduct, areElements, categoryOfRow, isRarity, productNamed, sameProduct } from './adding.queries.ts'
export {
  beginMerging,
  deleteEmptySets,
  endWord,
  isMerging,
  type Merge,
  moveElement,
  moveGame,
  moveProducts,
  moveRarity,
} from './word-merging.queries.ts'
export { insertWord, isHouseLine, orderWords, updateWord } from './words.queries.ts'
export { shelfSource } from './shelves.ts'
export { writeMissingShelves } from './shelves.service.ts'
