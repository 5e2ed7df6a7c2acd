import { sql } from 'kysely'
import type { SessionColumns } from '../../../module.ts'

export const storesOfSession: SessionColumns = {
  storeIds: (userId) => sql`array(select s.id from stores s where s.owner_id = ${userId} order by 1)`,
  stores: (userId) => sql`coalesce((
    select json_agg(json_build_object(
      'id', s.id, 'name', s.name, 'slug', s.slug, 'status', s.status, 'avatar', s.avatar) order by s.name)
    from stores s where s.owner_id = ${userId}), '[]')`,
}
