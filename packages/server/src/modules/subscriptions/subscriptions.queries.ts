import type { Db } from '../../platform/db.ts'

export const plansInOrder = (db: Db) =>
  db.selectFrom('plans').selectAll().where('retired', '=', false).orderBy('position').orderBy('id').execute()

/** One that a store may take. */
export const sellerPlan = (db: Db, code: string) =>
  db
    .selectFrom('plans')
    .select(['id', 'code'])
    .where('code', '=', code)
    .where('audience', '=', 'seller')
    .where('retired', '=', false)
    .executeTakeFirst()

/** What a store without a plan of its own leaves us of each sale, in basis points. */
export const commissionOfFreePlan = async (db: Db) =>
  (
    await db
      .selectFrom('plans')
      .select('commission_bp')
      .where('audience', '=', 'seller')
      .where('price_cents', '=', 0)
      .where('retired', '=', false)
      .orderBy('position')
      .executeTakeFirstOrThrow()
  ).commission_bp
