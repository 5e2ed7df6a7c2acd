import type { Personal } from '../../../module.ts'
import { forgetCompany } from './companies.queries.ts'
import { companyOf } from './companies.service.ts'

export const companyOfAPerson: Personal = {
  records: async (db, userId, app) => {
    const company = await companyOf(db, app, userId)
    return { Empresa: company ? [company] : [] }
  },
  forget: forgetCompany,
}
