import type { PaymentState } from '@bra/contract/money/payment-life'
import type { Generated } from 'kysely'
import type { BillKind, DisputeTurn } from '../../../module.ts'

export type BillState = 'open' | 'paid' | 'void' | 'given_back' | 'charged_back'

export interface BillsTables {
  /** What a person owes the house; a module for each kind knows what it is for. */
  bills: {
    id: Generated<number>
    user_id: number
    store_id: number | null
    kind: BillKind
    state: BillState
    /** The provider and the payer's bank show it, in Portuguese. */
    title: string
    cents: number
    paid_at: Date | null
    created_at: Date
  }
  /** Attempts to pay a bill; at most one of them is live. */
  bill_payments: {
    id: Generated<number>
    bill_id: number
    method: 'pix' | 'card'
    state: PaymentState
    code: string
    payer_id: string
    card_brand: string | null
    card_last_four: string | null
    payment_id: string | null
    charge_id: string | null
    pix_code: string | null
    paid_cents: number | null
    refusal: string | null
    /** What a bank has decided, or is to decide, about the money of a card. */
    dispute: DisputeTurn | null
    to_call_off: Generated<boolean>
    refund_refusals: Generated<number>
    refund_again_at: Date | null
    expires_at: Date
    created_at: Date
  }
}
