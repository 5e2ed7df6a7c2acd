export { authorityFor, signerFor } from './authority.ts'
export { type SellerTaxes, taxesOfActor, taxesOfStore } from './seller-taxes.ts'
export { missingFor, taxDefaultsOf, taxSetupOf } from './tax-setup.service.ts'
export { hasStoreAtWork, noteTried, noteTriedBy } from './tax-setup.queries.ts'
