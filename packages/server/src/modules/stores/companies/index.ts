export { companyOf } from './companies.service.ts'
