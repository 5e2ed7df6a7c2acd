import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Returns stores whose vacation ends today or should have ended. */
export const storesToReturn = async (db: Db, today: string) =>
  (
    await db
      .selectFrom('stores')
      .select('id')
      .where('status', '=', 'vacation')
      .where('back_on', '<=', sql<string>`${today}::date`)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)
