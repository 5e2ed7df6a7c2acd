import type { Generated } from 'kysely'

export interface LedgerTables {
  ledger_entries: {
    id: Generated<number>
    key: string
    kind: string
    order_id: number | null
    store_order_id: number | null
    created_at: Date
    transaction_id: Generated<string>
  }
  ledger_lines: {
    entry_id: number
    account: Account
    cents: number
  }
}

type Owned = 'buyer' | 'escrow' | 'store' | 'withdrawing' | 'bank' | 'credit' | 'spending' | 'subscriber'
/** An account by whose money it holds; its number is the owner's id, of an escrow the store order's, of `spending` the order's. */
export type Account =
  | `${Owned}:${number}`
  | 'commission'
  | 'provider'
  | 'fees'
  | 'centre'
  | 'losses'
  | 'carrier'
  | 'outside'
  | 'plans'
