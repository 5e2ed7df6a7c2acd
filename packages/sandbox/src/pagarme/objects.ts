export interface Customer {
  id: string
  name: string
  email: string
  document: string | null
  document_type: string | null
  type: 'individual' | 'company'
  delinquent: boolean
  phones: object
  code: string | null
  address: object | null
  metadata: Record<string, string>
  created_at: string
  updated_at: string
}

export interface Card {
  id: string
  first_six_digits: string
  last_four_digits: string
  brand: string
  holder_name: string
  exp_month: number
  exp_year: number
  status: 'active' | 'deleted'
  type: 'credit'
  created_at: string
  updated_at: string
  deleted_at?: string
}

/** Number and code of a card never leave the provider again. */
export interface KeptCard {
  card: Card
  number: string
  cvv: string
  customerId: string | null
}

export interface Token {
  id: string
  expiresAt: number
  isUsed: boolean
  kept: KeptCard
}

export type ChargeStatus =
  | 'pending'
  | 'processing'
  | 'paid'
  | 'underpaid'
  | 'overpaid'
  | 'failed'
  | 'canceled'
  | 'chargedback'

export interface Transaction {
  id: string
  transaction_type: 'pix' | 'credit_card'
  gateway_id: string
  amount: number
  status: string
  success: boolean
  created_at: string
  updated_at: string
  qr_code?: string
  expires_at?: string
  end_to_end_id?: string
  installments?: number
  statement_descriptor?: string
  operation_type?: 'auth_and_capture'
  acquirer_return_code?: string
  acquirer_message?: string
  antifraud_response?: { status: 'approved' | 'reproved' }
  card?: Card
}

export interface Charge {
  id: string
  code: string
  gateway_id: string
  amount: number
  paid_amount?: number
  canceled_amount?: number
  status: ChargeStatus
  currency: 'BRL'
  payment_method: 'pix' | 'credit_card'
  paid_at?: string
  canceled_at?: string
  created_at: string
  updated_at: string
  customer: Customer
  metadata: Record<string, string>
  last_transaction: Transaction
}

export interface Item {
  id: string
  type: 'product'
  description: string
  amount: number
  quantity: number
  code: string | null
  category: string | null
  status: 'active'
}

export interface Order {
  id: string
  code: string
  amount: number
  currency: 'BRL'
  closed: boolean
  items: Item[]
  customer: Customer
  shipping?: { amount: number; description: string }
  status: 'pending' | 'paid' | 'failed' | 'canceled'
  created_at: string
  updated_at: string
  closed_at: string
  charges: Charge[]
  metadata: Record<string, string>
}

/** Pagar.me refuses with 422 for wrong fields, and with 404 or 412 for a wrong state. */
export class Refused extends Error {
  readonly status: number
  readonly errors?: Record<string, string[]>

  constructor(status: number, message: string, errors?: Record<string, string[]>) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export const invalid = (errors: Record<string, string>): never => {
  const lists = Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]]))
  throw new Refused(422, 'The request is invalid.', lists)
}
