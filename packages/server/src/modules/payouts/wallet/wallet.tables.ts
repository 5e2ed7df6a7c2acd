import type { AccountType } from '@bra/contract/payouts/wallet.schemas'
import type { Generated } from 'kysely'

export interface WalletTables {
  bank_accounts: {
    id: Generated<number>
    /** Null if the account is a store's. */
    user_id: number | null
    store_id: number | null
    bank_code: string
    bank_name: string
    agency: string
    agency_digit: string
    account: string
    account_digit: string
    account_type: AccountType
    holder_name: string
    holder_document: string
    created_at: Date
    replaced_at: Date | null
  }
}
