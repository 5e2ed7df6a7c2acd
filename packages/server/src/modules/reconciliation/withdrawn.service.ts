import type { App } from '../../app.ts'
import { isAway, payoutProvider } from '../payments/index.ts'
import { lookUpWithdrawal } from '../payouts/index.ts'
import { keepDifference } from './reconciliation.queries.ts'
import { resolveWithdrawn, sentWithdrawal } from './withdrawn.queries.ts'

/** Holds what the provider has given to banks against the ledger. What nobody told us of is taken first. */
export async function reconcileWithdrawals(app: App, withdrawals: { id: number }[]) {
  for (const { id } of withdrawals) {
    try {
      await lookUpWithdrawal(app, id)
      await compare(app, id)
    } catch (error) {
      if (isAway(error)) throw error
      app.log.error({ err: error, withdrawalId: id }, 'a withdrawal could not be compared')
      await report(app, id, 0)
    }
  }
}

async function compare(app: App, id: number) {
  const sent = await sentWithdrawal(app.db, id)
  if (!sent) return
  const payout = await payoutProvider(app).payout(sent.payee_id, sent.payout_id)
  const isThere = payout?.state === 'paid' || payout?.state === 'waiting'
  await report(app, id, isThere ? payout.cents : 0)
}

async function report(app: App, id: number, theirs_cents: number) {
  const { payout_id, ours_cents } = (await sentWithdrawal(app.db, id))!
  const difference = { ours_cents, theirs_cents }
  await app.transaction((tx) => resolveWithdrawn(tx, payout_id, app.clock.now()))
  if (difference.theirs_cents === ours_cents) return
  app.log.error({ withdrawalId: id, ...difference }, 'the provider and the ledger differ in a withdrawal')
  const row = { kind: 'withdrawn' as const, payment_id: payout_id, order_id: null, ...difference }
  await app.transaction((tx) => keepDifference(tx, row, app.clock.now()))
}
