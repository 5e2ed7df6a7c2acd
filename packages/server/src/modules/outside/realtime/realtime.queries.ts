import type { Db } from '../../../platform/db.ts'

export const memberOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(['id', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()

/** Ids of all stores to which a person belongs, whatever the person may do there. */
export const storesOfMember = async (db: Db, userId: number) =>
  (await db.selectFrom('store_members').select('store_id').where('user_id', '=', userId).execute()).map(
    ({ store_id: id }) => id,
  )
