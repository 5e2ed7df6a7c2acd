import type { Db } from '../../../platform/db.ts'

export const ownerOfStore = (db: Db, storeId: number) =>
  db
    .selectFrom('stores')
    .innerJoin('users', 'users.id', 'stores.owner_id')
    .select(['users.id', 'users.name', 'users.email', 'stores.name as store', 'stores.slug'])
    .where('stores.id', '=', storeId)
    .executeTakeFirstOrThrow()
