import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'

export const accountOf = ({ db, session }: App, userId: number) =>
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
      session.stores(row.ref('users.id')).as('stores'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

export const ownsStore = async (db: Db, { session }: Pick<App, 'session'>, userId: number) => {
  const { memberships } = await db
    .selectFrom('users')
    .select((row) => session.memberships(row.ref('users.id')).as('memberships'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return memberships.length > 0
}
