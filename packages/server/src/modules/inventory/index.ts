export { cardOfStore, ownStore } from './ownership.ts'
export { type Outcome, saveListings, type ToSave } from './saving.ts'
