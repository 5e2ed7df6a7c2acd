import type { Charge } from './objects.ts'

export type PayableKind = 'credit' | 'refund' | 'chargeback' | 'chargeback_refund'

/** An amount that the provider owes us for a charge, or takes back: https://docs.pagar.me/reference/recebíveis */
export interface Payable {
  id: string
  status: 'waiting_funds' | 'paid'
  amount: number
  fee: number
  anticipation_fee: number
  fraud_coverage_fee: number
  installment: number
  gateway_id: string
  charge_id: string
  recipient_id: string
  payment_date: string
  type: PayableKind
  payment_method: Charge['payment_method']
  accrual_at: string
  created_at: string
  /** Lists can be filtered by it, but no answer shows it. */
  updated_at: string
}
