export { type Meaning, meaningsOf } from './meanings.ts'
export { suggestionsFor } from './suggestions.ts'
