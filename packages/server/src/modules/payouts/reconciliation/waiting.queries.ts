import { sql } from 'kysely'
import type { Waiting } from '../../../module.ts'
import { waitingOf } from '../../../platform/waiting.queries.ts'
import { wordsOfDifference } from './waiting.words.ts'

/** The comparison runs every hour, up to an hour ago; further behind than this is late. */
const LATE_MS = 6 * 3_600_000

export const reconciliationWaiting: Waiting = {
  difference: (db, now) =>
    waitingOf(
      sql`
      select d.id, d.found_at since, d.kind, d.order_id, w.id withdrawal_id, d.payment_id, d.ours_cents, d.theirs_cents
      from reconciliation_differences d
      left join withdrawals w on d.kind = 'withdrawn' and w.payout_id = d.payment_id
      where d.resolved_at is null
      union all
      select 0, until, 'late', null, null, null, null, null
      from reconciliations where until < ${new Date(now.getTime() - LATE_MS)}`,
      wordsOfDifference,
    )(db),
}
