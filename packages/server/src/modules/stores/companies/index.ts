export { approveDocument } from './companies.queries.ts'
export { companyOf } from './companies.service.ts'
