import { sql } from 'kysely'
import type { Waiting } from '../../../module.ts'
import { waitingOf } from '../../../platform/waiting.queries.ts'
import { wordsOfComplaint } from './waiting.words.ts'

export const complaintsWaiting: Waiting = {
  /** The two sides did not agree in time, or one of them ended the conversation. */
  complaint: waitingOf(
    sql`
    select c.id, (
        select max(e.happened_at) from complaint_events e where e.complaint_id = c.id and e.state = 'in_mediation'
          and e.kind in ('mediation', 'disputed')
      ) since, so.order_id, so.part, so.parts, coalesce(s.name, 'Bra Center') store, c.contested_cents cents
    from complaints c join store_orders so on so.id = c.store_order_id left join stores s on s.id = c.store_id
    where c.state = 'in_mediation'`,
    wordsOfComplaint,
  ),
}
