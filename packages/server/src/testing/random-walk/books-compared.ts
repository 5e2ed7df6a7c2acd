import { reconciliationJobs } from '../../modules/payouts/reconciliation/reconciliation.jobs.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { parcelsOf, withdrawalsOf } from './rows.ts'
import type { Walk } from './world.ts'

const LONG_AGO = new Date(0)
const doubt = { provider: 'pagarme', ours_cents: 0, theirs_cents: 1, found_at: LONG_AGO, compared_at: LONG_AGO }

/** Orders and withdrawals are marked as doubtful first: then only they are compared, instead of every hour. */
export async function differences(walk: Walk): Promise<string[]> {
  const { db, clock } = walk.app
  const until = new Date(clock.now().getTime() - DAY_MS)
  await db.deleteFrom('reconciliations').execute()
  await db.insertInto('reconciliations').values({ provider: 'pagarme', until }).execute()
  for (const order_id of new Set((await parcelsOf(walk)).map((parcel) => parcel.order_id)))
    for (const kind of ['charged', 'fee'] as const)
      await db
        .insertInto('reconciliation_differences')
        .values({ ...doubt, kind, order_id, payment_id: null, resolved_at: null })
        .execute()
  for (const { payout_id } of await withdrawalsOf(walk))
    if (payout_id)
      await db
        .insertInto('reconciliation_differences')
        .values({ ...doubt, kind: 'withdrawn', order_id: null, payment_id: payout_id, resolved_at: null })
        .execute()
  await reconciliationJobs.reconcile_payments!.run(walk.app, {})
  const found = await db
    .selectFrom('reconciliation_differences')
    .select(['kind', 'order_id', 'payment_id', 'ours_cents', 'theirs_cents'])
    .where('resolved_at', 'is', null)
    .execute()
  return found.map((difference) => JSON.stringify(difference))
}
