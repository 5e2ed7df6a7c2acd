import { unchanged } from '@bra/contract/kit/saying'
import { sql } from 'kysely'
import type { Waiting } from '../../../module.ts'
import { waitingOf } from '../../../platform/waiting.queries.ts'

export const onboardingWaiting: Waiting = {
  store: waitingOf<{ name: string; owner: string; city: string; uf: string }>(
    sql`
    select s.id, coalesce((
        select max(d.decided_at) from store_decisions d where d.store_id = s.id and d.to_status = 'review'
      ), s.opened_at) since,
      s.name, concat_ws(' ', u.name, u.last_name) as owner, s.city, s.uf
    from stores s join users u on u.id = s.owner_id
    where s.status = 'review'`,
    ({ name, owner, city, uf }) => ({ title: unchanged(name), detail: unchanged(`${owner} · ${city}/${uf}`) }),
  ),
}
