export { authorityFor, signerFor } from './authority.ts'
export { type SellerTaxes, taxesOfActor, taxesOfStore } from './seller-taxes.ts'
export { missingFor, taxDefaultsOf } from './tax-setup.service.ts'
export { hasStoreAtWork, noteTried } from './tax-setup.queries.ts'
