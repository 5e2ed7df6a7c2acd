import { sql } from 'kysely'
import type { Waiting } from '../../module.ts'
import { waitingOf } from '../../platform/waiting.queries.ts'
import { isStranded, waits } from './watched.queries.ts'

export const payoutsWaiting: Waiting = {
  /** Failed or sent back, and nobody has looked at it; under way for too long, or not back with us. */
  withdrawal: (db, now) =>
    waitingOf(sql`
      select w.id, coalesce(w.ended_at, w.asked_at) since, s.name || ' · ' || brl(w.cents) title,
        case when w.state = 'requested' then 'O provedor ainda não aceitou'
          when w.state = 'sent' then 'Devia estar na conta desde ' || to_char(w.expected_on, 'DD-MM-YYYY')
          when ${isStranded(now)} then 'Voltou do banco e continua com o recebedor no provedor'
          else coalesce(w.failure, '') end detail
      from withdrawals w join stores s on s.id = w.store_id
      where ${waits(now)}`)(db),
}
