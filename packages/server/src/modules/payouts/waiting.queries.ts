import { sql } from 'kysely'
import type { Waiting } from '../../module.ts'
import { waitingOf } from '../../platform/waiting.queries.ts'

export const payoutsWaiting: Waiting = {
  /** Failed or sent back, and nobody has looked at it. */
  withdrawal: waitingOf(sql`
    select w.id, coalesce(w.ended_at, w.asked_at) since, s.name || ' · ' || brl(w.cents) title,
      coalesce(w.failure, '') detail
    from withdrawals w join stores s on s.id = w.store_id
    where w.state in ('failed', 'returned') and w.handled_at is null`),
}
