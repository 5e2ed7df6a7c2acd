export { type Meanings, meaningsOf } from './meanings.ts'
export { listKept, nothingKept, readList, reasonOf, type UnderstoodCard } from './reading.ts'
export { suggestionsFor } from './suggestions.ts'
