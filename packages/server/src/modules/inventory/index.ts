export { listingsById } from './inventory.service.ts'
export { cardOfStore, holdSellingStore, ownStore } from './ownership.ts'
export { type Outcome, saveListings, type ToSave } from './saving.ts'
