import type { Address } from '@bra/contract/addresses.schemas'
import { crtOfRegime } from '@bra/contract/companies'
import type { Company } from '@bra/contract/companies.schemas'
import type { Selectable } from 'kysely'
import type { CompaniesTables } from './companies.tables.ts'

interface Around {
  address: Address | null
  documentFixed: boolean
}

export const companyView = (
  { user_id, created_at, updated_at, ...row }: Selectable<CompaniesTables['companies']>,
  { address, documentFixed }: Around,
): Company => ({
  ...row,
  kind: row.document.length === 11 ? 'person' : 'company',
  phone: row.phone ?? '',
  email: row.email ?? '',
  crt: row.tax_regime && crtOfRegime[row.tax_regime],
  document_fixed: documentFixed,
  address,
})
