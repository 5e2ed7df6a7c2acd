import type { Address } from '@bra/contract/people/addresses.schemas'
import { crtOfRegime } from '@bra/contract/stores/companies'
import type { Company } from '@bra/contract/stores/companies.schemas'
import type { Selectable } from 'kysely'
import type { CompaniesTables } from './companies.tables.ts'

interface CompanyExtras {
  address: Address | null
  documentFixed: boolean
}

export const companyView = (
  { user_id, created_at, updated_at, ...row }: Selectable<CompaniesTables['companies']>,
  { address, documentFixed }: CompanyExtras,
): Company => ({
  ...row,
  kind: row.document.length === 11 ? 'person' : 'company',
  phone: row.phone ?? '',
  email: row.email ?? '',
  crt: row.tax_regime && crtOfRegime[row.tax_regime],
  document_fixed: documentFixed,
  address,
})
