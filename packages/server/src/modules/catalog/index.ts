export { categoryIds, saveCategories, saveProducts } from './product-writing.queries.ts'
export type { CategoryRow, ProductRow, Saved } from './product-writing.queries.ts'
export { saveBusinesses, saveElements, saveRarities, saveTags } from './vocabulary.queries.ts'
export { recountCategories, refreshSearchWords } from './upkeep.queries.ts'
