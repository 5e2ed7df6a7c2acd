import type { Db } from '../../platform/db.ts'

/** How a person is shown to the others in a presence channel. */
export const memberOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(['id', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
