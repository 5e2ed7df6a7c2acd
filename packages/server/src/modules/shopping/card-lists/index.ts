export { type Meanings, meaningsOf } from './meanings.ts'
export { listKept, nothingKept, readList, type UnderstoodCard } from './reading.ts'
export { suggestionsFor } from './suggestions.ts'
