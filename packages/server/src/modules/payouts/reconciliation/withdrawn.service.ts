import type { App } from '../../../app.ts'
import { isAway, payoutProvider } from '../../money/payments/index.ts'
import { lookUpWithdrawal } from '../withdrawals/index.ts'
import { type Found, report } from './report.service.ts'
import { settledCents } from './settlements.queries.ts'
import { sentWithdrawal } from './withdrawn.queries.ts'

/** Compares what the provider gave to banks with the ledger; what nobody told us of is taken over first. */
export async function reconcileWithdrawals(app: App, withdrawals: { id: number }[]) {
  for (const { id } of withdrawals) {
    try {
      await lookUpWithdrawal(app, id)
      await compare(app, id)
    } catch (error) {
      if (isAway(error)) throw error
      app.log.error({ err: error, withdrawalId: id }, 'a withdrawal could not be compared')
      await told(app, id, 0)
    }
  }
}

async function compare(app: App, id: number) {
  const sent = await sentWithdrawal(app.db, id)
  if (!sent) return
  const payout = await payoutProvider(app).payout(sent.payee_id, sent.payout_id)
  const isThere = payout?.state === 'paid' || payout?.state === 'waiting'
  await told(app, id, isThere ? payout.cents : 0)
}

async function told(app: App, id: number, theirs_cents: number) {
  const since = app.clock.now()
  const { payout_id: paymentId, ours_cents: posted } = (await sentWithdrawal(app.db, id))!
  const ours_cents = posted + ((await settledCents(app.db, 'withdrawn', { paymentId })) ?? 0)
  const found: Found = { kind: 'withdrawn', ours_cents, theirs_cents }
  await report(app, { paymentId }, { found: ours_cents === theirs_cents ? [] : [found], since })
}
