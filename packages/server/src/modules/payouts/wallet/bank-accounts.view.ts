import type { BankAccount } from '@bra/contract/payouts/wallet.schemas'
import type { Selectable } from 'kysely'
import type { WalletTables } from './wallet.tables.ts'

export type BankAccountRow = Selectable<WalletTables['bank_accounts']>

const SHOWN = 3

/** Shows enough to tell two accounts apart; the whole number never leaves the server. */
export const bankAccountView = (row: BankAccountRow): BankAccount => ({
  id: row.id,
  store_id: row.store_id,
  bank_code: row.bank_code,
  bank_name: row.bank_name,
  agency: [row.agency, row.agency_digit].filter(Boolean).join('-'),
  account_end: `${row.account.slice(-SHOWN)}-${row.account_digit}`,
  account_type: row.account_type,
  holder_name: row.holder_name,
  holder_document: `•••${row.holder_document.slice(-4)}`,
  created_at: row.created_at.toISOString(),
  replaced_at: row.replaced_at?.toISOString() ?? null,
})
