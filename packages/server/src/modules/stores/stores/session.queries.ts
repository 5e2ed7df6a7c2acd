import { sql } from 'kysely'
import type { SessionColumns } from '../../../module.ts'

export const storesOfSession: SessionColumns = {
  // only owners belong to a store; roles and chosen rights of a team are to be read here
  memberships: (userId) => sql`coalesce((
    select json_agg(json_build_object('storeId', s.id, 'rights', 'all') order by s.id)
    from stores s where s.owner_id = ${userId}), '[]')`,
  stores: (userId) => sql`coalesce((
    select json_agg(json_build_object(
      'id', s.id, 'name', s.name, 'slug', s.slug, 'status', s.status, 'avatar', s.avatar) order by s.name)
    from stores s where s.owner_id = ${userId}), '[]')`,
}
