import { withdrawalLife } from '@bra/contract/payouts/withdrawal-life'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { type Payout, payoutProvider } from '../../money/payments/index.ts'
import { changeWithdrawal, holdWithdrawal, withdrawalById, type WithdrawalRow } from './withdrawals.queries.ts'
import { payWithdrawal, undoWithdrawal } from './ends.ts'

export const TAKE_HOME = 'take_home_withdrawals'

/** Takes over what the provider says of the withdrawal now; it may be called at any time and again. */
export async function lookUp(app: App, row: WithdrawalRow) {
  if (row.payee_id === null || row.payout_id === null) return
  const payout = await payoutProvider(app).payout(row.payee_id, row.payout_id)
  if (!payout) app.log.error({ withdrawalId: row.id }, 'the provider does not know a withdrawal that it has taken')
  await app.transaction(async (tx) => {
    await changeWithdrawal(tx, row.id, { looked_at: app.clock.now() })
    if (payout) await take(tx, app, { id: row.id, state: payout.state })
  })
}

/** Moves the withdrawal on to the provider's state; news older than what is known changes nothing. */
export async function take(tx: Tx, app: App, { id, state }: { id: number; state: Payout['state'] }) {
  const row = await holdWithdrawal(tx, id)
  if (!row || state === 'waiting') return
  if (state === 'paid') return void (row.state === 'sent' && (await payWithdrawal(tx, app, row)))
  // what was paid and then failed was sent back
  const move = row.state === 'sent' && state === 'failed' ? 'fail' : 'return'
  if (!withdrawalLife.can(row.state, move)) return
  await undoWithdrawal(tx, app, { row, move, failure: move === 'fail' ? 'refused_by_bank' : 'sent_back' })
  await enqueue(tx, app, { name: TAKE_HOME, data: {} })
}

export async function lookUpWithdrawal(app: App, id: number) {
  const row = await withdrawalById(app.db, id)
  if (row) await lookUp(app, row)
}
