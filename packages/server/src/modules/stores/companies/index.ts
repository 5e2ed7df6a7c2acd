export { approveDocument, companyRowOfStore } from './companies.queries.ts'
export { companyOf, companyOfActor, companyOfStore } from './companies.service.ts'
