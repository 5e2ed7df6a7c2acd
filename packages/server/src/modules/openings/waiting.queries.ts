import { sql } from 'kysely'
import type { Waiting } from '../../module.ts'
import { waitingOf } from '../../platform/waiting.queries.ts'

export const openingsWaiting: Waiting = {
  store: waitingOf(sql`
    select s.id, coalesce((
        select max(d.decided_at) from store_decisions d where d.store_id = s.id and d.to_status = 'review'
      ), s.opened_at) since,
      s.name title, concat_ws(' ', u.name, u.last_name) || ' · ' || s.city || '/' || s.uf detail
    from stores s join users u on u.id = s.owner_id
    where s.status = 'review'`),
}
