import type { Db } from '../../../platform/db.ts'

export const memberOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(['id', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
