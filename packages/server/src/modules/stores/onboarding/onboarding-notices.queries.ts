import type { Db } from '../../../platform/db.ts'

export const namesOfStore = (db: Db, id: number) =>
  db.selectFrom('stores').select(['name', 'slug']).where('id', '=', id).executeTakeFirstOrThrow()
