import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { SubscriptionsTables } from './subscriptions.tables.ts'

export const plansInOrder = (db: Db) =>
  db
    .selectFrom('plans')
    .selectAll()
    .select(sql<number | null>`offers_of_plan(id)`.as('max_offers'))
    .where('retired', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Inserts only if there is no plan at all, so that a plan removed by the operator does not come back. */
export async function insertFirstPlans(tx: Tx, plans: Insertable<SubscriptionsTables['plans']>[]) {
  if (await tx.selectFrom('plans').select('id').limit(1).executeTakeFirst()) return
  await tx
    .insertInto('plans')
    .values(plans)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
