/** Who pays stores out for us, to accounts at banks. Amounts are cents; errors are those of payments. */
export interface PayoutProvider {
  /** Makes the owner of an account known; the same code again is the same payee. */
  keepPayee(payee: Payee): Promise<string>
  /**
   * Hands so much of our money to the payee and on to its bank: once for each code, however often it is asked. What is
   * rejected is the account of the payee; where our own money is missing, `PaymentsUnavailable`.
   */
  payOut(order: NewPayout): Promise<Payout>
  payout(payeeId: string, id: string): Promise<Payout | null>
  /** What came back from the bank lies with the payee: takes it home, once for each code. */
  takeHome(order: NewPayout): Promise<void>
}

export interface Payee {
  /** Ours: names the account at the provider. */
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
  /** Before which nobody can have asked for it. */
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
  /** On which day the bank has it, or should. */
  fundsOn: Date | null
}
