export interface BankAccount {
  id: string
  holder_name: string
  holder_type: 'individual' | 'company'
  holder_document: string
  bank: string
  branch_number: string
  branch_check_digit?: string
  account_number: string
  account_check_digit: string
  type: 'checking' | 'savings'
  status: 'active'
}

export interface Recipient {
  id: string
  code: string
  name: string
  email: string | null
  document: string | null
  type: 'individual' | 'company'
  status: 'active'
  default_bank_account: BankAccount | null
  created_at: string
  updated_at: string
  /** It is in cents; only `/balance` shows it. */
  available: number
}

interface MoneyMovement {
  id: string
  amount: number
  fee: number
  metadata: Record<string, string>
  created_at: string
  updated_at: string
  source: { source_id: string; type: string }
  target: { target_id: string; type: string }
}

export interface Transfer extends MoneyMovement {
  status: 'transferred'
  type: 'inter_recipient'
}

export interface Withdrawal extends MoneyMovement {
  status: 'pending_transfer' | 'processing' | 'transferred' | 'failed' | 'returned'
  type: 'ted'
  funding_date: string | null
  funding_estimated_date: string
}
