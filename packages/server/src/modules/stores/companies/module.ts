import type { PartsOf } from '../../../module.ts'
import { companyOfAPerson } from './companies.personal.ts'
import routes from './companies.routes.ts'

export const companies: PartsOf = {
  routes,
  personal: companyOfAPerson,
}
