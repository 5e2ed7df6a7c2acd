import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { SubscriptionsTables } from './subscriptions.tables.ts'

export const plansInOrder = (db: Db) =>
  db.selectFrom('plans').selectAll().where('retired', '=', false).orderBy('position').orderBy('id').execute()

/** One that a store may take. */
export const sellerPlan = (db: Db, code: string) =>
  db
    .selectFrom('plans')
    .select(['id', 'name'])
    .where('code', '=', code)
    .where('audience', '=', 'seller')
    .where('retired', '=', false)
    .executeTakeFirst()

/** What is kept of a sale of each store, in basis points, by its plan. */
export async function commissionRates(db: Db, storeIds: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; rate: number }>`
    select store.id, plan.commission_bp rate
    from unnest(${[...new Set(storeIds)]}::int[]) store (id)
    cross join lateral plan_of_store(store.id) own (plan_id)
    join plans plan on plan.id = own.plan_id`.execute(db)
  return new Map(rows.map(({ id, rate }) => [id, rate]))
}

/** Only where there is none: a plan that the operator removed does not come back. */
export async function insertFirstPlans(tx: Tx, plans: Insertable<SubscriptionsTables['plans']>[]) {
  if (await tx.selectFrom('plans').select('id').limit(1).executeTakeFirst()) return
  await tx
    .insertInto('plans')
    .values(plans)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
