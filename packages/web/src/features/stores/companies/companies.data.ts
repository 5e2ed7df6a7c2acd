import { companies } from '@bra/contract/stores/companies'
import type { Company } from '@bra/contract/stores/companies.schemas'
import { ask } from '../../../lib/query.ts'

export const companyQuery = ask(companies.show, {})

/** The company is null until it is registered. */
export interface CompanyTabProps {
  company: Company | null
}
