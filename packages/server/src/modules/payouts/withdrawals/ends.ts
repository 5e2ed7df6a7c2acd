import { withdrawalLife } from '@bra/contract/payouts/withdrawal-life'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/events.ts'
import { post } from '../../money/ledger/index.ts'
import { ripe } from './withdrawable-balance.ts'
import { tellDisputed, tellPaid, tellUndone } from './withdrawal-notices.ts'
import { moveWithdrawal, type WithdrawalRow } from './withdrawals.queries.ts'
import { netOf } from './withdrawals.view.ts'
import type { Failure } from './withdrawals.words.ts'

export async function payWithdrawal(tx: Tx, app: App, row: WithdrawalRow) {
  await moveWithdrawal(tx, { id: row.id, from: 'sent', to: 'paid' }, { ended_at: app.clock.now() })
  await post(tx, app, {
    ...{ key: `withdrawal paid:${row.id}`, kind: 'withdrawal_paid' },
    lines: [
      { account: `withdrawing:${row.store_id}`, cents: -netOf(row) },
      { account: `bank:${row.store_id}`, cents: netOf(row) },
    ],
  })
  await tellPaid(tx, app, row)
  announceWithdrawal(tx, app, row)
}

interface Undoing {
  row: WithdrawalRow
  move: 'fail' | 'return' | 'cancel'
  failure: Failure | null
}

/** Gives the whole amount back to the store, with the fee. */
export async function undoWithdrawal(tx: Tx, app: App, { row, move, failure }: Undoing) {
  const to = withdrawalLife.after(row.state, move)!
  await moveWithdrawal(tx, { id: row.id, from: row.state, to }, { ended_at: app.clock.now(), failure })
  const from = row.state === 'paid' ? ('bank' as const) : ('withdrawing' as const)
  await post(tx, app, {
    ...{ key: `withdrawal undone:${row.id}`, kind: move === 'cancel' ? 'withdrawal_cancelled' : 'withdrawal_returned' },
    lines: [
      { account: `${from}:${row.store_id}`, cents: -netOf(row) },
      { account: 'fees', cents: -row.fee_cents },
      { account: `store:${row.store_id}`, cents: row.cents },
    ],
  })
  if (move !== 'cancel' && failure) await tellUndone(tx, app, row, failure)
  announceWithdrawal(tx, app, row)
}

/** Cancels an unsent withdrawal whose money a bank may take; the store may ask anew for what is left. */
export async function callOffDisputed(tx: Tx, app: App, row: WithdrawalRow): Promise<boolean> {
  const { available_cents: left, disputed_cents: disputed } = await ripe(tx, app, row.store_id)
  if (row.sending_at !== null || left >= disputed) return false
  await undoWithdrawal(tx, app, { row, move: 'cancel', failure: 'disputed' })
  await tellDisputed(tx, app, row)
  return true
}

export const announceWithdrawal = (tx: Tx, app: Pick<App, 'clock'>, { id, store_id: storeId }: WithdrawalRow) =>
  emit(tx, app, 'withdrawal_changed', { withdrawalId: id, storeId })
