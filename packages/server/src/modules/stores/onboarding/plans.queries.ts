import type { Db } from '../../../platform/db.ts'

export const sellerPlan = (db: Db, code: string) =>
  db
    .selectFrom('plans')
    .select(['id', 'name'])
    .where('code', '=', code)
    .where('audience', '=', 'seller')
    .where('retired', '=', false)
    .executeTakeFirst()
