import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** The account behind `current-user`, with its stores and whether a second factor guards it. */
export const accountOf = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .selectAll()
    .select((row) => [
      row
        .exists(
          row
            .selectFrom('second_factors')
            .select('second_factors.user_id')
            .whereRef('second_factors.user_id', '=', 'users.id')
            .where('second_factors.confirmed_at', 'is not', null),
        )
        .as('second_factor'),
      sql<{ id: number; name: string; slug: string; status: string; avatar: string }[]>`
        coalesce((
          select json_agg(json_build_object(
            'id', s.id, 'name', s.name, 'slug', s.slug, 'status', s.status, 'avatar', s.avatar) order by s.name)
          from stores s where s.owner_id = ${row.ref('users.id')}), '[]')`.as('stores'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** Whether somebody owns a store: what makes a client a supplier. */
export const ownsStore = async (db: Db, userId: number) =>
  (await db.selectFrom('stores').select('id').where('owner_id', '=', userId).limit(1).executeTakeFirst()) !== undefined
