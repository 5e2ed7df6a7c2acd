import type { Generated } from 'kysely'
import type { Origin } from '@bra/tax-documents/nfe/nfe.types'

export interface TaxSetupTables {
  tax_setups: {
    company_id: number
    /** 1 production, 2 tests. */
    environment: 1 | 2
    series: number
    exceeds_limit: boolean
    ncm_cards: string
    ncm_goods: string
    origin: Origin
    cfop_inside: string | null
    cfop_outside: string | null
    /** Hundredths of a percent. */
    pis: number
    cofins: number
    tried_at: Generated<Date | null>
    updated_at: Date
  }
  tax_certificates: {
    company_id: number
    /** The private key and the certificates as PEM, sealed with the server's key. */
    sealed: string
    name: string
    cnpj: string
    valid_from: Date
    valid_until: Date
    added_at: Date
    warned_at: Date | null
  }
}
