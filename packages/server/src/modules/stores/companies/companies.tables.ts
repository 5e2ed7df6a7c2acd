import type { TaxRegime } from '@bra/contract/stores/companies.schemas'
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
    /** When an operator opened a store under this document. */
    approved_at: Date | null
    created_at: Date
    updated_at: Date
  }
}
