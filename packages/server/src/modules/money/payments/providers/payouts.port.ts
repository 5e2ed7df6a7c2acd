/** Pays stores out to their bank accounts. Amounts are cents; errors are those of payments. */
export interface PayoutProvider {
  /** Registers the owner of a bank account and returns the payee's id; the same code is the same payee. */
  keepPayee(payee: Payee): Promise<string>
  /** Pays each code once; throws `PaymentRejected` for the account, `PaymentsUnavailable` if our money is missing. */
  payOut(order: NewPayout): Promise<Payout>
  payout(payeeId: string, id: string): Promise<Payout | null>
  /** Takes back the money that a bank returned to the payee, once for each code. */
  takeHome(order: NewPayout): Promise<void>
}

export interface Payee {
  code: string
  name: string
  email: string
  /** CPF or CNPJ without punctuation, of company and account alike. */
  document: string
  bank: {
    code: string
    agency: string
    agencyDigit: string
    account: string
    accountDigit: string
    type: 'checking' | 'savings'
    holder: string
  }
}

export interface NewPayout {
  code: string
  payeeId: string
  cents: number
  /** Nobody can have asked for the payout before this instant. */
  since: Date
}

/** `returned`: the bank had it, and sent it back. */
export type PayoutState = 'waiting' | 'paid' | 'failed' | 'returned'

export interface Payout {
  id: string
  payeeId: string
  code: string
  state: PayoutState
  cents: number
  /** Day on which the bank has the money, or should have it. */
  fundsOn: Date | null
}
