import type { Db } from '../../../platform/db.ts'

export const storesOfPerson = (db: Db, userId: number) =>
  db.selectFrom('stores').select('id').where('owner_id', '=', userId).execute()

export const memberOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(['id', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
