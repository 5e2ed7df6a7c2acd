import type { TaxRegime } from '@bra/contract/companies.schemas'
import type { Generated } from 'kysely'

export interface CompaniesTables {
  companies: {
    id: Generated<number>
    user_id: number
    document: string
    legal_name: string
    trade_name: string
    state_registration: string
    uf: string
    phone: string | null
    email: string | null
    tax_regime: TaxRegime | null
    created_at: Date
    updated_at: Date
  }
}
