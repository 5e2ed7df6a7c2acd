import { companies } from '@bra/contract/companies'
import type { Company } from '@bra/contract/companies.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../lib/query.ts'

export const companyQuery = ask(companies.show, {})

/** What each part of "Empresa" is given: nothing until the company is registered. */
export interface CompanyTabProps {
  company: Company | null
}

/** Asks for the company again after it was written. */
export function useReloadCompany() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: companyQuery.queryKey })
}
