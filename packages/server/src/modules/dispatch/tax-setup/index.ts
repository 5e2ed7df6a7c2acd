export { authorityFor, signerFor } from './authority.ts'
export { type SellerTaxes, taxesOf } from './seller-taxes.ts'
export { missingFor, taxDefaultsOf } from './tax-setup.service.ts'
export { noteTried } from './tax-setup.queries.ts'
