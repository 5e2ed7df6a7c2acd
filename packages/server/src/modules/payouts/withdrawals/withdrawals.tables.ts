import type { WithdrawalState } from '@bra/contract/payouts/withdrawal-life'
import type { Rhythm } from '@bra/contract/payouts/withdrawal-schedules'
import type { Generated } from 'kysely'
import type { Failure } from './withdrawals.words.ts'

export interface WithdrawalsTables {
  withdrawals: {
    id: Generated<number>
    store_id: number
    user_id: number
    bank_account_id: number | null
    bank_name: string
    account_end: string
    /** Cents that leave the balance; the bank is given them without the fee. */
    cents: number
    fee_cents: number
    key: string
    code: string
    state: WithdrawalState
    asked_at: Date
    send_on: string
    expected_on: string
    /** From this instant on the provider may know of it. */
    sending_at: Date | null
    payee_id: string | null
    payout_id: string | null
    sent_at: Date | null
    ended_at: Date | null
    looked_at: Date | null
    failure: Failure | null
    home_at: Date | null
    handled_at: Date | null
    handled_by: number | null
  }
  /** A store without a row withdraws by hand only. */
  withdrawal_schedules: {
    store_id: number
    rhythm: Rhythm
    least_cents: number
    updated_at: Date
    /** Day in Brazil. */
    withdrew_on: string | null
  }
}
