import type { Withdrawal } from '@bra/contract/payouts/withdrawals.schemas'
import type { z } from 'zod'
import type { WithdrawalRow } from './withdrawals.queries.ts'
import { failures } from './withdrawals.words.ts'

export const withdrawalView = (row: WithdrawalRow) =>
  ({
    id: row.id,
    store_id: row.store_id,
    state: row.state,
    cents: row.cents,
    fee_cents: row.fee_cents,
    net_cents: netOf(row),
    bank_name: row.bank_name,
    account_end: row.account_end,
    asked_at: row.asked_at.toISOString(),
    send_on: row.send_on,
    expected_on: row.expected_on,
    ended_at: row.ended_at?.toISOString() ?? null,
    failure: row.failure && failures[row.failure],
    can_cancel: row.state === 'requested' && row.sending_at === null,
  }) satisfies z.input<typeof Withdrawal>

export const netOf = ({ cents, fee_cents }: Pick<WithdrawalRow, 'cents' | 'fee_cents'>) => cents - fee_cents
